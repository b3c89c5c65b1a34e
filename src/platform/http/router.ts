import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { z } from 'zod';
import { refuse } from '../../kernel/domain-error.ts';
import { italianIssue } from './issue-sentences.ts';
import type { OperationShape, Route } from './route.ts';

/** The first sentence per field, and as the message the first of all. */
const invalid = ({ issues }: z.ZodError) => {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return refuse({
    kind: 'invalid',
    code: 'invalid',
    message: Object.values(fields)[0] ?? 'Richiesta non valida',
    fields,
  });
};

const parsed = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: italianIssue });
  return result.success ? result.data : invalid(result.error);
};

const admitted: Record<OperationShape['audience'], readonly (string | undefined)[]> = {
  public: ['administrator', 'auditor', undefined],
  auditor: ['administrator', 'auditor'],
  administrator: ['administrator'],
};

/** Decision 15: not logged in is 401, and so is a role that may not. */
const requireAudience = ({ audience }: OperationShape, ctx: Context) => {
  if (!admitted[audience].includes(ctx.state.staff?.role))
    refuse({ kind: 'not-logged-in', code: 'login_required', message: 'Accesso richiesto' });
};

const successOf = ({ answers }: OperationShape): number =>
  Object.keys(answers)
    .map(Number)
    .find((status) => status < 300)!;

/** Called with every answer of an operation; the tests hold it against the contract. */
export type Witness = (operation: OperationShape, status: number, body: unknown) => void;

const serve =
  ({ operation, handle }: Route, witness?: Witness) =>
  async (ctx: Context) => {
    requireAudience(operation, ctx);
    const status = successOf(operation);
    const body = await handle(
      {
        params: parsed(operation.params, ctx.params),
        query: parsed(operation.query, ctx.query),
        body: parsed(operation.body, (ctx.request as { body?: unknown }).body),
      } as never,
      ctx,
    );
    witness?.(operation, status, body);
    ctx.status = status;
    if (operation.produces) ctx.type = operation.produces;
    if (operation.answers[status] === null) ctx.body = null;
    else ctx.body = body;
  };

/** Serves operations; whoever may not call hears so before anything of the request is judged. */
export const routerFor = (routes: readonly Route[], witness?: Witness): Router => {
  const router = new Router({ strict: true, sensitive: true });
  for (const served of routes)
    router[served.operation.method](served.operation.path, serve(served, witness));
  return router;
};
