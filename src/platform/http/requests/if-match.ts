import type { Context } from 'koa';

export const readIfMatch = (ctx: Context): string | null =>
  /^(?:W\/)?"([^"]{1,64})"$/.exec(ctx.get('If-Match'))?.[1] ?? null;
