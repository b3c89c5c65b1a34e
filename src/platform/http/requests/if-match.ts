import type { Context } from 'koa';

/** What the caller saw of the thing that it changes: the header `If-Match` without its quotes; null when it did not say. */
export const readIfMatch = (ctx: Context): string | null =>
  /^(?:W\/)?"([^"]{1,64})"$/.exec(ctx.get('If-Match'))?.[1] ?? null;
