import { withClient } from '#src/platform/database/with-client.ts';
import { findConnectionProblem } from '#src/platform/database/find-connection-problem.ts';
import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';
import type { PreflightCheck, PreflightInput } from './preflight-check-types.ts';
import { readRightsFacts, readServerFacts } from './database-facts.postgres.ts';
import { findRightsProblems, findServerProblems } from './find-database-problems.ts';

const CONNECT_MS = 5_000;
const STATEMENT_MS = 5_000;

const administratorProblems = (
  { APP_MODE, ADMIN_PASSWORD }: PreflightInput['config'],
  administrators: number | null,
): ConfigProblem[] =>
  APP_MODE === 'production' && administrators === 0 && !ADMIN_PASSWORD
    ? [
        createWarningProblem(
          'ADMIN_PASSWORD',
          'is missing and there is no administrator: nobody can sign in. Give ADMIN_USERNAME and ADMIN_PASSWORD, or run npm run create-admin.',
        ),
      ]
    : [];

const inspect = (
  connectionString: string,
  config: PreflightInput['config'],
): Promise<ConfigProblem[]> =>
  withClient(
    { connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: STATEMENT_MS },
    async (client) => {
      const server = findServerProblems(await readServerFacts(client), Date.now() / 1_000);
      if (server.some(({ level }) => level === 'error')) return server;
      const rights = await readRightsFacts(client);
      return [
        ...server,
        ...findRightsProblems(rights),
        ...administratorProblems(config, rights.administrators),
      ];
    },
  );

const check = async (
  url: string,
  config: PreflightInput['config'],
  wait: boolean,
): Promise<ConfigProblem[]> => {
  const unreachable = await findConnectionProblem(url, { wait });
  if (unreachable) return [unreachable];
  try {
    return await inspect(url, config);
  } catch (error) {
    return [
      createErrorProblem(
        'DATABASE_URL',
        `names a database that could not be inspected: ${(error as Error).message}.`,
      ),
    ];
  }
};

const asOwnerUrl = (problem: ConfigProblem): ConfigProblem =>
  problem.variable === 'DATABASE_URL'
    ? {
        ...problem,
        variable: 'DATABASE_OWNER_URL',
        sentence: problem.sentence.replace('DATABASE_URL', 'DATABASE_OWNER_URL'),
      }
    : problem;

/**
 * Checks only DATABASE_OWNER_URL if it is given. The start may still have to create the role of
 * DATABASE_URL.
 */
export const checkDatabase: PreflightCheck = async ({ config, diagnoseOnly }) => {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = config;
  if (ownerUrl) return (await check(ownerUrl, config, !diagnoseOnly)).map(asOwnerUrl);
  return url ? check(url, config, !diagnoseOnly) : [];
};
