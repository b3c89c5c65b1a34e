import type { z } from 'zod';
import type { Audience } from './access-rights.ts';
import { apiError } from './api-error.ts';

/**
 * How long a response that is the same for every caller is cached. `until-new-content`: until the
 * content revision or the day changes. `until-next-event`: until one of these, the event log or the
 * minute changes.
 */
export type CacheLifetime = 'until-new-content' | 'until-next-event';

/**
 * Defines an API operation once for the router, authorization, OpenAPI document and response tests.
 */
export type Operation = {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  /** Who may call it; `rolesByAudience` lists the roles. `public` needs no session. */
  readonly audience: Audience;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Exempts the operation from the request timeout of ten seconds. */
  readonly takesLong?: true;
  /** With `until-new-content`, the operation ignores the query. */
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
