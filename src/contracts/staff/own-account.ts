import { z } from 'zod';
import { instant } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

/** Number of characters. The limits must equal those in `src/platform/password-strength.ts`. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** A password may begin or end with spaces, so it is not trimmed. */
export const currentPassword = z
  .string('Password attuale richiesta')
  .min(1, 'Password attuale richiesta')
  .max(1_000, 'Massimo 1000 caratteri');
const sessionKey = z.string('Sessione non valida').regex(/^[\da-f]{16}$/, 'Sessione non valida');

export const passwordChangeRequest = z
  .strictObject({
    currentPassword,
    newPassword: z
      .string('Nuova password richiesta')
      .min(PASSWORD_LENGTH.min, `La password deve avere almeno ${PASSWORD_LENGTH.min} caratteri`)
      .max(
        PASSWORD_LENGTH.max,
        `La password può avere al massimo ${PASSWORD_LENGTH.max} caratteri`,
      ),
  })
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
  audience: 'auditor',
  summary: 'The open sessions of whoever asks: theirs first, then by last use',
  answers: { 200: z.object({ sessions: z.array(activeSession) }), ...refusalAnswers(401) },
});

export const endOwnSessions = defineOperation({
  name: 'endOwnSessions',
  method: 'post',
  path: '/api/admin/sessions/end',
  audience: 'auditor',
  body: endSessionsRequest,
  summary: 'Ends one other session of whoever asks, or all others; asks for the password again',
  answers: { 200: endedSessionsCount, ...refusalAnswers(400, 401, 403, 404, 429) },
});

export const changeOwnPassword = defineOperation({
  name: 'changeOwnPassword',
  method: 'post',
  path: '/api/admin/password',
  audience: 'auditor',
  body: passwordChangeRequest,
  summary:
    'Gives whoever asks another password, ends their other sessions and gives this one a new id',
  answers: { 200: endedSessionsCount, ...refusalAnswers(400, 401, 403, 429) },
});
