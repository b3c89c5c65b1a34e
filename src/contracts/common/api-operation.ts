import type { z } from 'zod';
import { apiError } from './api-error.ts';

/**
 * One call of the API, said once: the router serves it, the audience is enforced from it, the OpenAPI document is
 * generated from it and the tests hold every answer against it.
 */
export type Operation = {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Koa style path: `/api/reservations/:id`. */
  readonly path: string;
  readonly summary: string;
  /** `public`: anybody. `administrator`: staff alone. `auditor`: staff or an auditor. */
  readonly audience: 'public' | 'administrator' | 'auditor';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A person asked for something that takes its time; everything else answers within ten seconds, and within five when the database is silent. */
  readonly takesLong?: true;
  /** What a success is when it is not JSON: its schema is then a text. */
  readonly produces?: 'text/csv' | 'text/event-stream' | 'application/x-ndjson';
  /** Schema per status; the first 2xx is the success. `null`: no body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
};

/** Keeps the literal types, so that a handler knows its own input and answer. */
export const defineOperation = <const Op extends Operation>(declared: Op): Op => declared;

/** Refusals that a call may answer, all with the same body. */
export const refusalAnswers = <const Statuses extends readonly number[]>(...statuses: Statuses) =>
  Object.fromEntries(statuses.map((status) => [status, apiError])) as Record<
    Statuses[number],
    typeof apiError
  >;
