import type { z } from 'zod';
import type { Audience } from './access-rights.ts';
import { apiError } from './api-error.ts';

/**
 * Cache lifetime of a response that is the same for every caller. `until-new-content` ends when the
 * content revision or the day changes. `until-next-event` also ends with the next event or minute.
 */
export type CacheLifetime = 'until-new-content' | 'until-next-event';

/**
 * An API operation. The router, authorization, OpenAPI document and response tests use this
 * definition.
 */
export type Operation = {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  /** Group of callers, whose roles are in `rolesByAudience`. `public` needs no session. */
  readonly audience: Audience;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Exempts the operation from the request timeout. */
  readonly takesLong?: true;
  /** Caches responses. With `until-new-content`, the operation must ignore the query. */
  readonly cacheable?: CacheLifetime;
  readonly produces?: 'text/csv' | 'text/event-stream' | 'application/x-ndjson';
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
};

export const defineOperation = <const Op extends Operation>(declared: Op): Op => declared;

export const refusalAnswers = <const Statuses extends readonly number[]>(...statuses: Statuses) =>
  Object.fromEntries(statuses.map((status) => [status, apiError])) as Record<
    Statuses[number],
    typeof apiError
  >;
