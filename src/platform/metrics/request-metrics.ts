import type { Context, Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import { getRoutePattern } from '../http/pipeline/request-log.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const BUCKETS_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const toMethodLabel = ({ method }: Context): string => (METHODS.has(method) ? method : 'other');

const toOutcomeLabel = (ctx: Context): string => {
  if (ctx.status >= 400) return (ctx.body as { code?: string } | null)?.code ?? 'unexpected';
  return ctx.response.get('Idempotency-Replayed') ? 'replayed' : 'accepted';
};

type OutcomeCounter = {
  readonly name: string;
  readonly help: string;
  readonly origins: ReadonlyMap<string, string>;
};

export type RequestMetrics = { readonly middleware: Middleware };

export const createRequestMetrics = (
  registry: Registry,
  { name, help, origins }: OutcomeCounter,
): RequestMetrics => {
  const seconds = new Histogram({
    name: 'melagrana_http_request_duration_seconds',
    help: 'Requests by route pattern and class of status, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const outcomes = new Counter({
    name,
    help,
    labelNames: ['origin', 'outcome'],
    registers: [registry],
  });
  const middleware: Middleware = async (ctx, next) => {
    const startedAt = performance.now();
    try {
      await next();
    } finally {
      const route = getRoutePattern(ctx);
      const status = `${Math.floor(ctx.status / 100)}xx`;
      seconds.observe(
        { method: toMethodLabel(ctx), route, status },
        (performance.now() - startedAt) / 1_000,
      );
      const origin = ctx.method === 'POST' ? origins.get(route) : undefined;
      if (origin) outcomes.inc({ origin, outcome: toOutcomeLabel(ctx) });
    }
  };
  return { middleware };
};
