import type { z } from 'zod';
import { apiError } from './api-error.ts';

/**
 * Single definition of an API operation: router, authorization, OpenAPI document and response
 * tests use it.
 */
export type Operation = {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Koa syntax: `/api/reservations/:id`. */
  readonly path: string;
  readonly summary: string;
  /** `public`: no session. `auditor`: administrators and auditors. */
  readonly audience: 'public' | 'administrator' | 'auditor';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Exempt from the request timeout of ten seconds. */
  readonly takesLong?: true;
  /** Content type other than JSON; the schema is then a string. */
  readonly produces?: 'text/csv' | 'text/event-stream' | 'application/x-ndjson';
  /** Schema per status; null: no body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
};

/** Preserves literal types for handlers. */
export const defineOperation = <const Op extends Operation>(declared: Op): Op => declared;

export const refusalAnswers = <const Statuses extends readonly number[]>(...statuses: Statuses) =>
  Object.fromEntries(statuses.map((status) => [status, apiError])) as Record<
    Statuses[number],
    typeof apiError
  >;
