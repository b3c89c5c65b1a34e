import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { z } from 'zod';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { parseInput } from '../requests/parse-input.ts';
import type { Audience, OperationShape, Route } from './route.ts';

const parseOptional = (schema: z.ZodType | undefined, value: unknown): unknown =>
  schema && parseInput(schema, value);

export type RolesByAudience = Readonly<Record<Audience, readonly string[]>>;

/**
 * Refuses a caller whose role may not call the operation. The status is 401, because only CSRF
 * failures get 403 (docs/decisions/specification-notes.md).
 */
const requireAudience = (
  { audience }: OperationShape,
  rolesByAudience: RolesByAudience,
  ctx: Context,
) => {
  if (audience === 'public') return;
  if (!rolesByAudience[audience].includes(ctx.state.staff?.role ?? ''))
    refuse({ kind: 'not-logged-in', message: message('login_required') });
};

/** Audiences whose operations need no confirmed person on the trusted device. */
const WITHOUT_PERSON: readonly Audience[] = ['public', 'trusted-device', 'alerts'];

/**
 * Requires for each change on the trusted device a confirmed person with the right to make it. The
 * handler then sees this person as the caller, so the event names the person.
 */
const requirePerson = (
  { audience, method }: OperationShape,
  rolesByAudience: RolesByAudience,
  { state }: Context,
) => {
  if (state.staff?.role !== 'trusted-device' || method === 'get') return;
  if (WITHOUT_PERSON.includes(audience)) return;
  const { person } = state;
  if (!person) return refuse({ kind: 'not-logged-in', message: message('person_required') });
  if (!rolesByAudience[audience].includes(person.role))
    refuse({ kind: 'not-logged-in', message: message('person_without_right') });
  state.staff = person;
};

const successStatus = ({ answers }: OperationShape): number =>
  Object.keys(answers)
    .map(Number)
    .find((status) => status < 300)!;

export type ResponseValidator = (operation: OperationShape, status: number, body: unknown) => void;

export type RouterOptions = {
  readonly routes: readonly Route[];
  readonly rolesByAudience: RolesByAudience;
  readonly validateResponse?: ResponseValidator | undefined;
};

/**
 * Sends a body. Serialises JSON here, because Koa would serialise an object twice: for its length
 * and for the response.
 */
const sendBody = (ctx: Context, produces: OperationShape['produces'], body: unknown) => {
  ctx.type = produces ?? 'json';
  ctx.body = produces ? body : JSON.stringify(body);
};

const createHandler =
  (
    { operation, handle }: Route,
    { rolesByAudience, validateResponse }: Omit<RouterOptions, 'routes'>,
  ) =>
  async (ctx: Context) => {
    requireAudience(operation, rolesByAudience, ctx);
    requirePerson(operation, rolesByAudience, ctx);
    const status = successStatus(operation);
    const body = await handle(
      {
        params: parseOptional(operation.params, ctx.params),
        query: parseOptional(operation.query, ctx.query),
        body: parseOptional(operation.body, (ctx.request as { body?: unknown }).body),
      } as never,
      ctx,
    );
    validateResponse?.(operation, status, body);
    ctx.status = status;
    if (operation.answers[status] === null) ctx.body = null;
    else sendBody(ctx, operation.produces, body);
  };

export const createRouter = ({ routes, ...options }: RouterOptions): Router => {
  const router = new Router({ strict: true, sensitive: true });
  for (const served of routes)
    router[served.operation.method](served.operation.path, createHandler(served, options));
  return router;
};
