import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { MAX_PICTURE_BYTES, UPLOAD_TYPES } from '#src/contracts/catalogue/picture-upload.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import '#src/platform/http/pipeline/koa-context.ts';
import type { UploadUrlSigner } from './signed-upload-url.ts';
import { parseUploadPath } from '../picture-paths.ts';
import { type ReceivePicture } from './receive-picture.ts';
import { refuseExpiredUpload, refuseTooLarge } from './upload-refusals.ts';

type Deps = {
  readonly receive: ReceivePicture;
  readonly urlSigner: UploadUrlSigner;
  readonly clock: Clock;
};

const DRAIN_TIMEOUT_MS = 2_000;

/**
 * Reads the rest of a refused upload for up to two seconds. Otherwise the sender may not receive
 * the response.
 */
const drainRequest = (request: IncomingMessage) => {
  if (request.complete) return;
  const cut = setTimeout(() => request.destroy(), DRAIN_TIMEOUT_MS).unref();
  request.once('close', () => clearTimeout(cut)).resume();
};

/** Checks type and length before the upload URL is used up, so the sender can try again. */
const assertUploadHeaders = (ctx: Context) => {
  if (!ctx.is([...UPLOAD_TYPES]))
    refuse({ kind: 'unsupported', message: message('unsupported_type.picture') });
  if (Number(ctx.get('Content-Length') || 0) > MAX_PICTURE_BYTES) refuseTooLarge();
};

/**
 * Accepts an upload without a CSRF check, because the URL's signature authorizes it. If the request
 * has a session, it must be the session that requested the URL.
 */
export const createUploadMiddleware =
  ({ receive, urlSigner, clock }: Deps): Middleware =>
  async (ctx, next) => {
    const id = ctx.method === 'PUT' ? parseUploadPath(ctx.path) : null;
    if (id === null) return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      if (!urlSigner.isValid(id, new URLSearchParams(ctx.querystring), clock.now()))
        refuseExpiredUpload();
      assertUploadHeaders(ctx);
      ctx.body = await receive(id, ctx.state.staff ? ctx.state.visitor : null, ctx.req);
    } finally {
      drainRequest(ctx.req);
    }
  };
