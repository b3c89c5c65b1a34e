import { randomBytes } from 'node:crypto';
import type { OperationShape } from '#src/platform/http/route.ts';
import { administrator, logIn } from './credentials.ts';
import type { Client } from './http-client.ts';
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

const withPlanted = (client: Client, sid: string): Client => {
  client.cookies.put('sid', sid);
  return client;
};

/** Logged in once, with a session that has ended since: its cookie is still shown. */
const afterTheEnd = async (
  app: RunningApp,
  end: (client: Client) => Promise<unknown>,
): Promise<Client> => {
  const client = await logIn(app.guest(), administrator);
  const sid = client.cookies.get('sid')!;
  await end(client);
  return withPlanted(app.guest(), sid);
};

export const callersOf = async (app: RunningApp): Promise<Readonly<Record<Caller, Client>>> => ({
  anonymous: app.guest(),
  expired: await afterTheEnd(app, () =>
    app.database.query(`update sessions set last_seen = now() - interval '31 minutes'`),
  ),
  'logged out': await afterTheEnd(app, (client) => client.post('/api/admin/logout')),
  'forged cookie': withPlanted(app.guest(), randomBytes(32).toString('base64url')),
  auditor: await app.auditor(),
  administrator: await app.staff(),
});

/** Whom a declared audience lets in; everybody else is to hear 401. */
export const admits: Readonly<Record<OperationShape['audience'], readonly Caller[]>> = {
  public: CALLERS,
  auditor: ['auditor', 'administrator'],
  administrator: ['administrator'],
};

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The path of an operation with parameters that lead to nothing. */
export const pathTo = ({ path }: OperationShape): string =>
  path.replace(':stream', `reservation-${NOBODY}`).replace(/:\w+/g, NOBODY);
