import { ConfigError } from '../config.ts';
import type { Log } from '../log.ts';
import { prepareAppRole } from './app-role.ts';
import { assertUpToDate, migrate } from './migrate.ts';
import { withClient } from './with-client.ts';

type Options = {
  readonly url: string;
  readonly ownerUrl: string | undefined;
  readonly rolePassword: string;
  readonly log: Log;
};

const OWNED_BY_OTHERS = `select not pg_has_role(relowner, 'USAGE') "others" from pg_class where oid = to_regclass('public.event')`;

const isServingRole = (url: string): Promise<boolean> =>
  withClient(
    { connectionString: url },
    async (client) =>
      (await client.query<{ others: boolean }>(OWNED_BY_OTHERS)).rows[0]?.others === true,
  );

const prepareAsOwner = async (url: string, ownerUrl: string): Promise<string> => {
  const role = new URL(url);
  const expected = `${decodeURIComponent(new URL(ownerUrl).pathname.slice(1))}_app`;
  if (decodeURIComponent(role.username) !== expected)
    throw new ConfigError(
      `DATABASE_URL must name the role ${expected} when DATABASE_OWNER_URL is given.`,
    );
  await migrate(ownerUrl);
  if (!(await prepareAppRole(ownerUrl, decodeURIComponent(role.password))))
    throw new ConfigError(
      'DATABASE_OWNER_URL names a role that may not create the role of DATABASE_URL: give it CREATEROLE.',
    );
  return url;
};

/**
 * Migrates the database if a given role may change the schema. Returns the URL of the role with the
 * fewest rights. Throws a ConfigError if the schema stays outdated.
 */
export const prepareDatabase = async ({
  url,
  ownerUrl,
  rolePassword,
  log,
}: Options): Promise<string> => {
  if (ownerUrl) return prepareAsOwner(url, ownerUrl);
  if (await isServingRole(url)) {
    await assertUpToDate(url);
    return url;
  }
  await migrate(url);
  const appUrl = await prepareAppRole(url, rolePassword);
  if (!appUrl)
    log.warn(
      {},
      'database: owner cannot create the application role, serving with the owner’s privileges',
    );
  return appUrl ?? url;
};
