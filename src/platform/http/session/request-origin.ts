import type { Context } from 'koa';

export type Origins = {
  readonly publicOrigin: string;
  /**
   * True if `Origin` may equal the requested host instead of `publicOrigin`, as in a local demo.
   */
  readonly trustsHost: boolean;
};

/**
 * Returns true if another site caused the request. Returns false without `Sec-Fetch-Site` and
 * `Origin`, because then a script sent the request.
 */
export const isFromAnotherSite = (ctx: Context, { publicOrigin, trustsHost }: Origins): boolean => {
  const site = ctx.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = ctx.get('Origin');
  return (
    origin !== '' &&
    origin !== publicOrigin &&
    !(trustsHost && origin === `${ctx.protocol}://${ctx.host}`)
  );
};
