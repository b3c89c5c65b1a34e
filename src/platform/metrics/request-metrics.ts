import type { Context, Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import { getRoutePattern } from '../http/pipeline/request-log.ts';
import type { RequestFacts } from '../log.ts';

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

type TimedRequest = Pick<RequestFacts, 'method' | 'route' | 'status' | 'ms'>;

export type RequestMetrics = {
  readonly middleware: Middleware;
  readonly observe: (facts: TimedRequest) => void;
};

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
  const observe = ({ method, route, status, ms }: TimedRequest) =>
    seconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
  const middleware: Middleware = async (ctx, next) => {
    const startedAt = performance.now();
    try {
      await next();
    } finally {
      const route = getRoutePattern(ctx);
      observe({
        method: toMethodLabel(ctx),
        route,
        status: ctx.status,
        ms: performance.now() - startedAt,
      });
      const origin = ctx.method === 'POST' ? origins.get(route) : undefined;
      if (origin) outcomes.inc({ origin, outcome: toOutcomeLabel(ctx) });
    }
  };
  return { middleware, observe };
};
