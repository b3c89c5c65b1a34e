import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import './koa-context.ts';

const BODY_LIMIT = '100kb';
const BODY_LIMIT_BYTES = 100 * 1024;
const MAX_JSON_DEPTH = 12;
const UPLOAD_TIMEOUT_MS = 60_000;
const BODY_TIMEOUT_MS = 12_000;
const UNREAD_BODY_TIMEOUT_MS = 2_000;
export const MAX_CONNECTIONS = 5_000;

const ALLOWED_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Rejects unknown methods and TRACE, because a TRACE response would contain the request's cookies.
 */
export const rejectUnknownMethods: Middleware = async (ctx, next) => {
  if (ALLOWED_METHODS.includes(ctx.method)) return next();
  ctx.set('Allow', ALLOWED_METHODS.join(', '));
  ctx.throw(405);
};

export const rejectCompressedBodies: Middleware = async (ctx, next) => {
  const coding = ctx.get('Content-Encoding');
  if (coding === '' || coding === 'identity') return next();
  ctx.set('Accept-Encoding', 'identity');
  refuse({ kind: 'unsupported', message: message('unsupported_coding') });
};

const hasBody = ({ headers }: Context) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const jsonDepth = (value: unknown, depth = 0): number =>
  value === null || typeof value !== 'object' || depth > MAX_JSON_DEPTH
    ? depth
    : Math.max(
        depth,
        ...Object.values(value)
          .slice(0, 1_000)
          .map((inner) => jsonDepth(inner, depth + 1)),
      );

const parser = bodyParser({ enableTypes: ['json'], jsonLimit: BODY_LIMIT, strict: false });

/** Reads a body and disconnects a client that takes longer than 12 s to send it. */
export const readBodyInTime = async (ctx: Context, read: () => Promise<void>): Promise<void> => {
  const cut = setTimeout(() => ctx.req.destroy(), BODY_TIMEOUT_MS);
  try {
    await read();
  } finally {
    clearTimeout(cut);
  }
};

const ignoreNext = () => Promise.resolve();

export const parseJsonBody: Middleware = async (ctx, next) => {
  if (!hasBody(ctx)) return next();
  if (!ctx.is('application/json')) ctx.throw(415, 'JSON only');
  if (Number(ctx.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) ctx.throw(413, 'too large');
  await readBodyInTime(ctx, () => parser(ctx, ignoreNext));
  if (jsonDepth((ctx.request as { body?: unknown }).body) > MAX_JSON_DEPTH)
    ctx.throw(400, 'too deep');
  await next();
};

/** Disconnects a client that still sends its body 2 s after the response. */
const closeUnreadBody = (req: IncomingMessage, res: ServerResponse) => {
  res.once('finish', () => {
    if (!req.complete)
      setTimeout(() => {
        if (!req.complete) req.socket.destroy();
      }, UNREAD_BODY_TIMEOUT_MS).unref();
  });
};

export const applyServerLimits = (server: Server): Server => {
  server.headersTimeout = 10_000;
  server.requestTimeout = UPLOAD_TIMEOUT_MS;
  server.keepAliveTimeout = 5_000;
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', closeUnreadBody);
  return server;
};

export const SERVER_OPTIONS = {
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 1_000,
} as const;
