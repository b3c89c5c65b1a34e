import { z } from 'zod';
import { instant } from './fields.ts';
import { operation, refusals } from './operation.ts';

/** Lengths of a new password. The rule that judges it (`src/platform/password-strength.ts`) has the same; a test holds the two together. */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/** What is typed is what counts: nothing is trimmed. */
export const currentPassword = z
  .string('Password attuale richiesta')
  .min(1, 'Password attuale richiesta')
  .max(1_000, 'Massimo 1000 caratteri');
const sessionName = z.string('Sessione non valida').regex(/^[\da-f]{16}$/, 'Sessione non valida');

export const passwordChange = z
  .strictObject({
    currentPassword,
    newPassword: z
      .string('Nuova password richiesta')
      .min(
        PASSWORD_LENGTH.least,
        `La password deve avere almeno ${PASSWORD_LENGTH.least} caratteri`,
      )
      .max(
        PASSWORD_LENGTH.most,
        `La password può avere al massimo ${PASSWORD_LENGTH.most} caratteri`,
      ),
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof passwordChange>;

export const sessionsEnd = z
  .strictObject({
    currentPassword,
    session: sessionName.nullable().meta({ description: 'null: all but the one that asks' }),
  })
  .meta({ id: 'SessionsEnd' });
export type SessionsEnd = z.infer<typeof sessionsEnd>;

export const openSession = z
  .object({
    id: sessionName,
    device: z
      .string()
      .meta({ description: 'Browser and system in a few words; empty where they were not told' }),
    openedAt: instant,
    seenAt: instant.meta({ description: 'Exact to five minutes' }),
    current: z.boolean().meta({ description: 'Whether it is the one that asks' }),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSession>;

const sessionsEnded = z
  .object({ ended: z.int().min(0).meta({ description: 'Other sessions that ended' }) })
  .meta({ id: 'SessionsEnded' });
export type SessionsEnded = z.infer<typeof sessionsEnded>;

export const listOwnSessions = operation({
  name: 'listOwnSessions',
  method: 'get',
  path: '/api/admin/sessions',
  audience: 'auditor',
  summary: 'The open sessions of whoever asks: theirs first, then by last use',
  answers: { 200: z.object({ sessions: z.array(openSession) }), ...refusals(401) },
});

export const endOwnSessions = operation({
  name: 'endOwnSessions',
  method: 'post',
  path: '/api/admin/sessions/end',
  audience: 'auditor',
  body: sessionsEnd,
  summary: 'Ends one other session of whoever asks, or all others; asks for the password again',
  answers: { 200: sessionsEnded, ...refusals(400, 401, 403, 404, 429) },
});

export const changeOwnPassword = operation({
  name: 'changeOwnPassword',
  method: 'post',
  path: '/api/admin/password',
  audience: 'auditor',
  body: passwordChange,
  summary:
    'Gives whoever asks another password, ends their other sessions and gives this one a new id',
  answers: { 200: sessionsEnded, ...refusals(400, 401, 403, 429) },
});
