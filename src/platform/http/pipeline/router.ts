import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { z } from 'zod';
import { refuse } from '#src/kernel/domain-error.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { message, type Message } from '#src/messages/message.ts';
import { toFieldMessage } from '../requests/validation-messages.ts';
import type { OperationShape, Route } from './route.ts';

const refuseInvalid = ({ issues }: z.ZodError) => {
  const fields: Record<string, Message> = {};
  for (const issue of issues)
    fields[issue.path.join('.') || 'body'] ??= parseFieldMessage(issue.message);
  return refuse({
    kind: 'invalid',
    code: 'invalid',
    message: Object.values(fields)[0] ?? message('invalid'),
    fields,
  });
};

const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: toFieldMessage });
  return result.success ? result.data : refuseInvalid(result.error);
};

const ROLES_BY_AUDIENCE: Record<OperationShape['audience'], readonly (string | undefined)[]> = {
  public: ['administrator', 'auditor', undefined],
  auditor: ['administrator', 'auditor'],
  administrator: ['administrator'],
};

/**
 * A role without permission gets 401, because only CSRF failures get 403
 * (docs/decisions/specification-notes.md).
 */
const requireAudience = ({ audience }: OperationShape, ctx: Context) => {
  if (!ROLES_BY_AUDIENCE[audience].includes(ctx.state.staff?.role))
    refuse({ kind: 'not-logged-in', message: message('login_required') });
};

const successStatus = ({ answers }: OperationShape): number =>
  Object.keys(answers)
    .map(Number)
    .find((status) => status < 300)!;

export type ResponseValidator = (operation: OperationShape, status: number, body: unknown) => void;

/** Serialises JSON once. Koa would serialise an object for its length and again for the response. */
const sendBody = (ctx: Context, produces: OperationShape['produces'], body: unknown) => {
  ctx.type = produces ?? 'json';
  ctx.body = produces ? body : JSON.stringify(body);
};

const createHandler =
  ({ operation, handle }: Route, validateResponse?: ResponseValidator) =>
  async (ctx: Context) => {
    requireAudience(operation, ctx);
    const status = successStatus(operation);
    const body = await handle(
      {
        params: parseInput(operation.params, ctx.params),
        query: parseInput(operation.query, ctx.query),
        body: parseInput(operation.body, (ctx.request as { body?: unknown }).body),
      } as never,
      ctx,
    );
    validateResponse?.(operation, status, body);
    ctx.status = status;
    if (operation.answers[status] === null) ctx.body = null;
    else sendBody(ctx, operation.produces, body);
  };

export const createRouter = (
  routes: readonly Route[],
  validateResponse?: ResponseValidator,
): Router => {
  const router = new Router({ strict: true, sensitive: true });
  for (const served of routes)
    router[served.operation.method](served.operation.path, createHandler(served, validateResponse));
  return router;
};
