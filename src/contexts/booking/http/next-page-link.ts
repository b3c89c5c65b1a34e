import type { Context } from 'koa';

export const formatNextPageLink = (ctx: Context, cursor: string): string => {
  const query = new URLSearchParams({ ...(ctx.query as Record<string, string>), cursor });
  return `<${ctx.path}?${query.toString()}>; rel="next"`;
};
