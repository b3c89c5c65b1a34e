import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { staffRoles } from '../common/access-rights.ts';
import { id, instant, requiredLine } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { currentPassword, newPassword } from './own-account.ts';
import { staffRole } from './sign-in.ts';

export const staffAccount = z
  .object({
    id: z.string(),
    username: z.string(),
    role: staffRole,
    createdAt: instant.nullable().meta({ description: 'null: made before accounts had events' }),
    signedInAt: instant.nullable().meta({ description: 'Last sign-in; null: never' }),
    hasPin: z.boolean().meta({ description: 'Whether it has digits for the trusted device' }),
    pinLocked: z.boolean(),
    current: z.boolean().meta({ description: 'Whether it is the one that asks' }),
  })
  .meta({ id: 'StaffAccount' });
export type StaffAccount = z.infer<typeof staffAccount>;

export const closeAccountRequest = z
  .strictObject({ currentPassword })
  .meta({ id: 'AccountClosing' });
export type CloseAccountRequest = z.infer<typeof closeAccountRequest>;

export const newAccountRequest = z
  .strictObject({
    username: requiredLine(100, fieldMessage('username_required')),
    role: z.enum(staffRoles, fieldMessage('role_required')),
    password: newPassword.meta({ description: 'First password, which the person changes' }),
    currentPassword,
  })
  .meta({ id: 'NewAccount' });
export type NewAccountRequest = z.infer<typeof newAccountRequest>;

const addedAccount = z
  .object({ username: z.string(), role: staffRole })
  .meta({ id: 'AddedAccount' });
export type AddedAccount = z.infer<typeof addedAccount>;

export const addAccount = defineOperation({
  name: 'addAccount',
  method: 'post',
  path: '/api/admin/accounts',
  audience: 'administrator',
  body: newAccountRequest,
  summary: 'Opens the account of a colleague in a role; asks for the own password again',
  answers: { 201: addedAccount, ...refusalAnswers(400, 401, 403, 409, 429) },
});

export const listAccounts = defineOperation({
  name: 'listAccounts',
  method: 'get',
  path: '/api/admin/accounts',
  audience: 'administrator',
  summary: 'The open accounts of staff: administrators first, then by name',
  answers: { 200: z.object({ accounts: z.array(staffAccount) }), ...refusalAnswers(401) },
});

export const closeAccount = defineOperation({
  name: 'closeAccount',
  method: 'post',
  path: '/api/admin/accounts/:id/close',
  audience: 'administrator',
  params: z.object({ id }),
  body: closeAccountRequest,
  summary:
    'Closes the account of a colleague and ends its sessions; asks for the own password again',
  answers: { 204: null, ...refusalAnswers(400, 401, 403, 404, 409, 429) },
});
