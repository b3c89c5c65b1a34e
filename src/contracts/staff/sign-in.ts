import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { callerRoles, staffRoles } from '../common/access-rights.ts';
import { requiredLine } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

export const staffRole = z.enum(staffRoles);
export type { CallerRole, StaffRole } from '../common/access-rights.ts';

export const credentials = z
  .strictObject({
    username: requiredLine(100, fieldMessage('username_required')),
    password: z
      .string(fieldMessage('password_required'))
      .min(1, fieldMessage('password_required'))
      .max(1_000, fieldMessage('text_too_long', { max: 1_000 })),
  })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentials>;

export const sessionView = z
  .object({
    authenticated: z.boolean(),
    username: z.string().optional(),
    role: z.enum(callerRoles).optional(),
    /** Person who acts now, on the trusted device only. */
    person: z.string().optional(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

export const readCsrfToken = defineOperation({
  name: 'readCsrfToken',
  method: 'get',
  path: '/api/csrf-token',
  audience: 'public',
  summary: 'The token that every write sends in the header x-csrf-token',
  answers: { 200: z.object({ csrfToken: z.string() }) },
});

export const logIn = defineOperation({
  name: 'logIn',
  method: 'post',
  path: '/api/admin/login',
  audience: 'public',
  body: credentials,
  summary: 'Opens a session for a member of staff or an auditor',
  answers: { 200: sessionView, ...refusalAnswers(400, 401, 403, 429) },
});

export const checkSession = defineOperation({
  name: 'checkSession',
  method: 'get',
  path: '/api/admin/check',
  audience: 'public',
  summary: 'Whether the caller is logged in, and as whom',
  answers: { 200: sessionView },
});

export const logOut = defineOperation({
  name: 'logOut',
  method: 'post',
  path: '/api/admin/logout',
  audience: 'public',
  summary: 'Ends the session; also fine without one',
  answers: { 200: sessionView, ...refusalAnswers(401, 403) },
});
