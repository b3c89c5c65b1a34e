import { randomBytes } from 'node:crypto';
import type { OperationShape } from '#src/platform/http/route.ts';
import { administrator, logIn } from './credentials.ts';
import type { HttpClient } from './http-client.ts';
import type { RunningApp } from './running-app.ts';

/** Everybody who may stand at the door of a route, by name. */
export const CALLERS = [
  'anonymous',
  'expired',
  'logged out',
  'forged cookie',
  'auditor',
  'administrator',
] as const;
export type Caller = (typeof CALLERS)[number];

const withSessionCookie = (client: HttpClient, sid: string): HttpClient => {
  client.cookies.put('sid', sid);
  return client;
};

/** Logged in once, with a session that has ended since: its cookie is still shown. */
const createEndedSession = async (
  app: RunningApp,
  end: (client: HttpClient) => Promise<unknown>,
): Promise<HttpClient> => {
  const client = await logIn(app.guest(), administrator);
  const sid = client.cookies.get('sid')!;
  await end(client);
  return withSessionCookie(app.guest(), sid);
};

export const createCallers = async (
  app: RunningApp,
): Promise<Readonly<Record<Caller, HttpClient>>> => ({
  anonymous: app.guest(),
  expired: await createEndedSession(app, () =>
    app.database.query(`update sessions set last_seen = now() - interval '31 minutes'`),
  ),
  'logged out': await createEndedSession(app, (client) => client.post('/api/admin/logout')),
  'forged cookie': withSessionCookie(app.guest(), randomBytes(32).toString('base64url')),
  auditor: await app.auditor(),
  administrator: await app.staff(),
});

/** Whom a declared audience lets in; everybody else is to hear 401. */
export const allowedCallers: Readonly<Record<OperationShape['audience'], readonly Caller[]>> = {
  public: CALLERS,
  auditor: ['auditor', 'administrator'],
  administrator: ['administrator'],
};

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** The path of an operation with parameters that lead to nothing. */
export const pathWithUnknownIds = ({ path }: OperationShape): string =>
  path.replace(':stream', `reservation-${UNKNOWN_ID}`).replace(/:\w+/g, UNKNOWN_ID);
