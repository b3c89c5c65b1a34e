import type { z } from 'zod';
import type { Operation } from '#src/contracts/common/api-operation.ts';

export type ApiRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** URL path on the same server, or its segments, which are joined with `/`. */
  readonly path: string | readonly (string | number)[];
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** With `null`, a 401 response yields null instead of an error. */
  readonly on401?: 'null';
  /** Uses a longer timeout. */
  readonly takesLong?: true;
};

type Part<Op, Name extends string> = Op extends { readonly [Key in Name]: z.ZodType }
  ? { readonly [Key in Name]: z.input<Op[Name]> }
  : unknown;
type Input<Op> = Part<Op, 'params'> &
  Part<Op, 'query'> &
  Part<Op, 'body'> &
  Pick<ApiRequest, 'headers' | 'on401'>;

/** Builds the request of an operation, with URL-encoded path parameters. */
export const buildRequest = <Op extends Operation>(operation: Op, input: Input<Op>): ApiRequest => {
  const { params = {}, ...rest } = input as Partial<ApiRequest> & {
    params?: Record<string, unknown>;
  };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    ...rest,
    ...(operation.takesLong ? { takesLong: true } : {}),
    method: operation.method.toUpperCase() as ApiRequest['method'],
    path,
  };
};
