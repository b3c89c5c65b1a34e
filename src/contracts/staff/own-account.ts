import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { instant } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

/**
 * Length limits of a password, in characters. They must equal those in
 * `src/platform/password-strength.ts`.
 */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** The current password. It is not trimmed, because a password may begin or end with spaces. */
export const currentPassword = z
  .string(fieldMessage('current_password_required'))
  .min(1, fieldMessage('current_password_required'))
  .max(1_000, fieldMessage('text_too_long', { max: 1_000 }));
const sessionKey = z
  .string(fieldMessage('session_invalid'))
  .regex(/^[\da-f]{16}$/, fieldMessage('session_invalid'));

export const newPassword = z
  .string(fieldMessage('new_password_required'))
  .min(PASSWORD_LENGTH.min, fieldMessage('password_too_short', { min: PASSWORD_LENGTH.min }))
  .max(PASSWORD_LENGTH.max, fieldMessage('password_too_long', { max: PASSWORD_LENGTH.max }));

export const passwordChangeRequest = z
  .strictObject({ currentPassword, newPassword })
  .meta({ id: 'PasswordChange' });
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequest>;

export const endSessionsRequest = z
  .strictObject({
    currentPassword,
    session: sessionKey.nullable().meta({ description: 'null: all but the one that asks' }),
  })
  .meta({ id: 'SessionsEnd' });
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>;

export const activeSession = z
  .object({
    id: sessionKey,
    device: z
      .string()
      .meta({ description: 'Browser and system in a few words; empty where they were not told' }),
    openedAt: instant,
    seenAt: instant.meta({ description: 'Exact to five minutes' }),
    current: z.boolean().meta({ description: 'Whether it is the one that asks' }),
  })
  .meta({ id: 'OpenSession' });
export type ActiveSession = z.infer<typeof activeSession>;

const endedSessionsCount = z
  .object({ ended: z.int().min(0).meta({ description: 'Other sessions that ended' }) })
  .meta({ id: 'SessionsEnded' });
export type EndedSessionsCount = z.infer<typeof endedSessionsCount>;

export const listOwnSessions = defineOperation({
  name: 'listOwnSessions',
  method: 'get',
  path: '/api/admin/sessions',
  audience: 'staff',
  summary: 'The open sessions of whoever asks: theirs first, then by last use',
  answers: { 200: z.object({ sessions: z.array(activeSession) }), ...refusalAnswers(401) },
});

export const endOwnSessions = defineOperation({
  name: 'endOwnSessions',
  method: 'post',
  path: '/api/admin/sessions/end',
  audience: 'staff',
  body: endSessionsRequest,
  summary: 'Ends one other session of whoever asks, or all others; asks for the password again',
  answers: { 200: endedSessionsCount, ...refusalAnswers(400, 401, 403, 404, 429) },
});

export const changeOwnPassword = defineOperation({
  name: 'changeOwnPassword',
  method: 'post',
  path: '/api/admin/password',
  audience: 'staff',
  body: passwordChangeRequest,
  summary:
    'Gives whoever asks another password, ends their other sessions and gives this one a new id',
  answers: { 200: endedSessionsCount, ...refusalAnswers(400, 401, 403, 429) },
});
