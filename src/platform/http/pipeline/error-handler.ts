import type { Context, Middleware } from 'koa';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { DomainError } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { isTransientError } from '#src/platform/database/transient-errors.ts';
import type { Log } from '#src/platform/log.ts';
import { statusOfRefusal } from '../responses/refusal-status.ts';
import { sendGeneralRefusal, sendRefusal } from '../responses/send-refusal.ts';

const RETRY_AFTER_SECONDS = '2';

const raisedStatus = (error: unknown): number | null => {
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && expose !== false
    ? status
    : null;
};

const sendErrorResponse = (ctx: Context, error: unknown) => {
  if (error instanceof DomainError) {
    const { kind, details } = error.refusal;
    if (typeof details?.['retryAfter'] === 'number')
      ctx.set('Retry-After', String(details['retryAfter']));
    return sendRefusal(ctx, statusOfRefusal[kind], error.refusal);
  }
  const raised = raisedStatus(error);
  if (raised !== null) return sendGeneralRefusal(ctx, raised, message('malformed'));
  if (error instanceof ServiceUnavailable || isTransientError(error)) {
    ctx.set('Retry-After', RETRY_AFTER_SECONDS);
    sendGeneralRefusal(ctx, 503);
  } else sendGeneralRefusal(ctx, 500);
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
  sendGeneralRefusal(ctx, ctx.status, message('not_found'));
};
