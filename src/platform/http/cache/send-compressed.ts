import type { Context } from 'koa';
import { negotiateCoding } from '../responses/content-coding.ts';
import type { CompressedBody } from './compressed-body.ts';

export const CODINGS = ['br', 'gzip'] as const;

/** Sends a body that was compressed once, so a request costs almost no processor time. */
export const sendCompressed = async (
  ctx: Context,
  body: CompressedBody,
  coding = negotiateCoding(ctx, CODINGS),
): Promise<void> => {
  ctx.vary('Accept-Encoding');
  ctx.compress = false;
  if (coding) ctx.set('Content-Encoding', coding);
  ctx.body = await body.encode(coding);
};
