import type { Context, Middleware } from 'koa';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { DomainError, type RefusalKind } from '#src/kernel/domain-error.ts';
import { isTransientError } from '#src/platform/database/transient-errors.ts';
import type { Log } from '#src/platform/log.ts';

const STATUS_BY_KIND: Record<RefusalKind, number> = {
  invalid: 400,
  'not-logged-in': 401,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  'too-many': 429,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
};

type ErrorBody = {
  readonly code: string;
  readonly message: string;
  readonly fields?: object;
  readonly details?: object;
};

const UNAVAILABLE: ErrorBody = {
  code: 'unavailable',
  message: 'Il servizio è momentaneamente occupato. Riprova tra qualche istante.',
};
const UNEXPECTED: ErrorBody = {
  code: 'unexpected',
  message: 'Si è verificato un errore. Riprova più tardi.',
};

const BODY_BY_STATUS: Record<number, ErrorBody> = {
  400: { code: 'malformed', message: 'La richiesta non è leggibile.' },
  403: { code: 'csrf', message: 'La pagina è scaduta. Riprova.' },
  404: { code: 'not_found', message: 'Risorsa non trovata.' },
  405: { code: 'method_not_allowed', message: 'Operazione non ammessa.' },
  408: { code: 'timeout', message: 'La richiesta ha impiegato troppo tempo.' },
  413: { code: 'too_large', message: 'La richiesta è troppo grande.' },
  415: { code: 'unsupported_type', message: 'Formato non ammesso: invia JSON.' },
  421: { code: 'misdirected', message: 'Questo indirizzo non è servito qui.' },
  429: { code: 'too_many_requests', message: 'Troppe richieste. Riprova tra poco.' },
};

export const messageForStatus = (status: number): string => {
  if (status >= 500) return (status === 503 ? UNAVAILABLE : UNEXPECTED).message;
  return BODY_BY_STATUS[status]?.message ?? 'Richiesta non valida';
};

const RETRY_AFTER_SECONDS = '2';

const sendError = (ctx: Context, status: number, body: ErrorBody) => {
  ctx.status = status;
  ctx.body = body;
  ctx.set('Cache-Control', 'no-store');
};

const raisedStatus = (error: unknown): number | null => {
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && expose !== false
    ? status
    : null;
};

const sendErrorResponse = (ctx: Context, error: unknown) => {
  if (error instanceof DomainError) {
    const { kind, ...body } = error.refusal;
    if (typeof body.details?.['retryAfter'] === 'number')
      ctx.set('Retry-After', String(body.details['retryAfter']));
    return sendError(ctx, STATUS_BY_KIND[kind], body);
  }
  const raised = raisedStatus(error);
  if (raised !== null)
    return sendError(ctx, raised, BODY_BY_STATUS[raised] ?? BODY_BY_STATUS[400]!);
  if (error instanceof ServiceUnavailable || isTransientError(error)) {
    ctx.set('Retry-After', RETRY_AFTER_SECONDS);
    sendError(ctx, 503, UNAVAILABLE);
  } else sendError(ctx, 500, UNEXPECTED);
  ctx.app.emit('error', error, ctx);
};

export const logRequestError =
  (log: Log) =>
  (error: unknown, ctx?: { readonly state: { readonly requestId?: string } }): void => {
    const requestId = ctx?.state.requestId;
    if (error instanceof ServiceUnavailable)
      log.warn({ reason: error.message, requestId }, 'http: request rejected, service overloaded');
    else log.error({ error, requestId }, 'http: request failed');
  };

export const errorHandler: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    sendErrorResponse(ctx, error);
  }
};

export const apiNotFound: Middleware = async (ctx, next) => {
  await next();
  if (!ctx.path.startsWith('/api') || ctx.body || ctx.status < 400) return;
  sendError(ctx, ctx.status, BODY_BY_STATUS[ctx.status] ?? BODY_BY_STATUS[404]!);
};
