import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { z } from 'zod';

/** Groups of callers. The contracts define which roles belong to each of them. */
export type Audience =
  | 'public'
  | 'staff'
  | 'administrator'
  | 'dining-room'
  | 'desk'
  | 'alerts'
  | 'cashier'
  | 'kitchen'
  | 'sold-out'
  | 'trusted-device'
  | 'auditor';

export type OperationShape = {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly takesLong?: true;
  readonly cacheable?: 'until-new-content' | 'until-next-event';
  readonly produces?: 'text/csv' | 'text/event-stream' | 'application/x-ndjson';
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
};

export type CacheLifetime = NonNullable<OperationShape['cacheable']>;

type Part<Op, Name extends string> = Op extends { readonly [Key in Name]: z.ZodType }
  ? z.infer<Op[Name]>
  : undefined;

export type InputOf<Op extends OperationShape> = {
  readonly params: Part<Op, 'params'>;
  readonly query: Part<Op, 'query'>;
  readonly body: Part<Op, 'body'>;
};

type Success<Op extends OperationShape> = {
  [Status in keyof Op['answers']]: `${Status & number}` extends `2${string}`
    ? Op['answers'][Status]
    : never;
}[keyof Op['answers']];
type Json<Op extends OperationShape> = Success<Op> extends z.ZodType ? z.input<Success<Op>> : void;
export type AnswerOf<Op extends OperationShape> = Op extends { readonly produces: string }
  ? string | Readable
  : Json<Op>;

export type Route = {
  readonly operation: OperationShape;
  readonly handle: (input: InputOf<OperationShape>, ctx: Context) => Promise<unknown>;
};

export const route = <Op extends OperationShape>(
  operation: Op,
  handle: (input: InputOf<Op>, ctx: Context) => Promise<AnswerOf<Op>>,
): Route => ({ operation, handle: handle as Route['handle'] });
