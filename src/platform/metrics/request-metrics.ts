import type { Context, Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import { getRoutePattern } from '../http/pipeline/request-log.ts';
import type { RequestFacts } from '../log.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const BUCKETS_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methodOf = ({ method }: Context): string => (METHODS.has(method) ? method : 'other');

/** Whether what was asked for was done, done before, or refused with which code; codes come from our own refusals. */
const outcomeOf = (ctx: Context): string => {
  if (ctx.status >= 400) return (ctx.body as { code?: string } | null)?.code ?? 'unexpected';
  return ctx.response.get('Idempotency-Replayed') ? 'replayed' : 'accepted';
};

type OutcomeCounter = {
  /** Name and words of a counter of outcomes. */
  readonly name: string;
  readonly help: string;
  /** Patterns of the POST routes that are counted, and where such a request comes from. */
  readonly origins: ReadonlyMap<string, string>;
};

type TimedRequest = Pick<RequestFacts, 'method' | 'route' | 'status' | 'ms'>;

/** Around the requests of one process. */
export type RequestMetrics = {
  readonly other: Middleware;
  /** Of an answer that was given again, past every middleware. */
  readonly given: (facts: TimedRequest) => void;
};

/** Measures every request from its first byte to its answer, and counts the outcomes of a few that matter by themselves. */
export const createRequestMetrics = (
  registry: Registry,
  { name, help, origins }: OutcomeCounter,
): RequestMetrics => {
  const seconds = new Histogram({
    name: 'melagrana_http_request_seconds',
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
  const given = ({ method, route, status, ms }: TimedRequest) =>
    seconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
  const other: Middleware = async (ctx, next) => {
    const began = performance.now();
    try {
      await next();
    } finally {
      const route = getRoutePattern(ctx);
      given({ method: methodOf(ctx), route, status: ctx.status, ms: performance.now() - began });
      const origin = ctx.method === 'POST' ? origins.get(route) : undefined;
      if (origin) outcomes.inc({ origin, outcome: outcomeOf(ctx) });
    }
  };
  return { other, given };
};
