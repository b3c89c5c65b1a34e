import type { Context } from 'koa';

/** `Link` header (RFC 8288). */
export const formatNextPageLink = (ctx: Context, cursor: string): string => {
  const query = new URLSearchParams({ ...(ctx.query as Record<string, string>), cursor });
  return `<${ctx.path}?${query.toString()}>; rel="next"`;
};
