import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Sql } from '../../kernel/transaction.ts';

const PATIENCE_MS = 2_000;

const answers = (sql: Sql): Promise<boolean> =>
  Promise.race([sql('select 1').then(() => true, () => false), sleep(PATIENCE_MS, false, { ref: false })]);

/** `/health/live`: the process runs. `/health/ready`: it should get traffic; false without PostgreSQL and while stopping. */
export const health = (sql: Sql, isStopping: () => boolean): Middleware => async (ctx, next) => {
  if (ctx.path !== '/health/live' && ctx.path !== '/health/ready') return next();
  const good = ctx.path === '/health/live' || (!isStopping() && (await answers(sql)));
  ctx.status = good ? 200 : 503;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { ok: good };
};
