import { connect } from 'node:net';
import pTimeout from 'p-timeout';
import { probeBucket } from '#src/contexts/pictures/storage/picture-store.s3.ts';
import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';
import type { PreflightCheck } from './preflight-check.ts';

const PROBE_MS = 4_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'smtp:': 25,
  'smtps:': 465,
  'redis:': 6_379,
  'rediss:': 6_379,
};

const connectError = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (code: string | null) => {
      socket.destroy();
      resolve(code);
    };
    socket.setTimeout(PROBE_MS, () => end('timeout'));
    socket.once('connect', () => end(null));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(code ?? 'unknown'));
  });

/**
 * An unreachable server is only a warning, because undelivered mails and jobs wait in the database.
 */
const reachability = async (
  variable: string,
  address: string | undefined,
  consequence: string,
): Promise<ConfigProblem[]> => {
  if (!address) return [];
  const { protocol, hostname, port } = new URL(address);
  const code = await connectError(
    hostname.replaceAll(/[[\]]/g, ''),
    Number(port) || DEFAULT_PORTS[protocol]!,
  );
  return code
    ? [
        createWarningProblem(
          variable,
          `names a server that does not answer (${code}): ${consequence}.`,
        ),
      ]
    : [];
};

const NOT_FOUND = 404;
const OK = 200;

const bucketProblems = async (address: string | undefined): Promise<ConfigProblem[]> => {
  if (!address) return [];
  try {
    const status = await pTimeout(probeBucket(address), { milliseconds: PROBE_MS });
    if (status === OK) return [];
    if (status === NOT_FOUND)
      return [createErrorProblem('OBJECT_STORE_URL', 'names a bucket that does not exist.')];
    return [
      createWarningProblem(
        'OBJECT_STORE_URL',
        `names a bucket that answers ${status} to our key: pictures may not be readable or writable.`,
      ),
    ];
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    return [
      createWarningProblem(
        'OBJECT_STORE_URL',
        `names an object store that does not answer (${code ?? name}): pictures fail until it does.`,
      ),
    ];
  }
};

export const checkServices: PreflightCheck = async ({ config }) =>
  (
    await Promise.all([
      bucketProblems(config.OBJECT_STORE_URL),
      reachability('SMTP_URL', config.SMTP_URL, 'notices wait until it does'),
      reachability('REDIS_URL', config.REDIS_URL, 'notices wait until it does'),
    ])
  ).flat();
