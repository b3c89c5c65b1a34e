import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Sql } from '#src/kernel/transaction.ts';
import { canQuery } from '#src/platform/database/can-query.ts';

const READINESS_TIMEOUT_MS = 2_000;

const withinTimeout = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, sleep(READINESS_TIMEOUT_MS, false, { ref: false })]);

const isReady = async (sql: Sql, isWritable: () => Promise<boolean>): Promise<boolean> =>
  (await canQuery(sql)) && isWritable();

/**
 * Answers health checks. `/health/live` always succeeds. `/health/ready` succeeds only if
 * PostgreSQL accepts writes and the process is not stopping.
 */
export const health =
  (
    sql: Sql,
    isStopping: () => boolean,
    isWritable: () => Promise<boolean> = async () => true,
  ): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/health/live' && ctx.path !== '/health/ready') return next();
    const good =
      ctx.path === '/health/live' ||
      (!isStopping() && (await withinTimeout(isReady(sql, isWritable))));
    ctx.status = good ? 200 : 503;
    ctx.body = { ok: good };
  };
