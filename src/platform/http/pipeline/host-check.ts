import type { Context, Middleware } from 'koa';

export type IsAllowedHost = (host: string) => boolean;

export const createHostCheck = ({
  APP_MODE,
  PUBLIC_ORIGIN,
}: {
  readonly APP_MODE: string;
  readonly PUBLIC_ORIGIN: string;
}): IsAllowedHost => {
  if (APP_MODE !== 'production') return () => true;
  const { host } = new URL(PUBLIC_ORIGIN);
  return (asked) => asked.toLowerCase() === host;
};

const isHealth = ({ path }: Context) => path.startsWith('/health/');

export const rejectUnknownHosts =
  (serves: IsAllowedHost): Middleware =>
  async (ctx, next) => {
    if (!serves(ctx.host) && !isHealth(ctx)) ctx.throw(421);
    await next();
  };
