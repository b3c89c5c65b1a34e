import type { Context, Middleware } from 'koa';

/** Whether a request for this host is answered. */
export type IsAllowedHost = (host: string) => boolean;

/** In production only the host of the public address; otherwise any, such as the address of the machine in a local network. */
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

/** A container asks its own address for its health. */
const isHealth = ({ path }: Context) => path.startsWith('/health/');

/** @throws 421 for a host that is not served, as `X-Forwarded-Host` of a trusted proxy names it, else `Host`. */
export const rejectUnknownHosts =
  (serves: IsAllowedHost): Middleware =>
  async (ctx, next) => {
    if (!serves(ctx.host) && !isHealth(ctx)) ctx.throw(421);
    await next();
  };
