import pTimeout from 'p-timeout';
import { probeBucket } from '#src/contexts/pictures/storage/picture-store.s3.ts';
import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';
import { probeSmtp } from '#src/messaging/mail/mailer.smtp.ts';
import { probeRedis } from '#src/messaging/queue/probe-redis.ts';
import type { PreflightCheck } from './preflight-check-types.ts';

const PROBE_MS = 4_000;
const errorCode = (error: unknown): string => {
  const { code, message } = error as { code?: string; message: string };
  return code ?? message.split(' ', 1)[0]!;
};

/**
 * Returns only a warning for an unreachable server, because undelivered mails and jobs wait in the
 * database.
 */
const connectionProblems = async (
  variable: string,
  address: string | undefined,
  probe: (address: string, timeoutMs: number) => Promise<unknown>,
): Promise<ConfigProblem[]> => {
  if (!address) return [];
  try {
    await probe(address, PROBE_MS);
    return [];
  } catch (error) {
    return [
      createWarningProblem(
        variable,
        `names a server that does not answer or refuses our login (${errorCode(error)}): notices wait in the database.`,
      ),
    ];
  }
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
      connectionProblems('SMTP_URL', config.SMTP_URL, probeSmtp),
      connectionProblems('REDIS_URL', config.REDIS_URL, probeRedis),
    ])
  ).flat();
