import type { Context, Middleware } from 'koa';
import '../pipeline/koa-context.ts';
import { markCacheable } from '../cache/response-cache.ts';
import { createPageCache, type CachedPage } from '../cache/page-cache.ts';
import type {
  BookingHorizon,
  GetPageCacheKey,
  RenderedPage,
  PageRequest,
  RenderPage,
} from './page-types.ts';

type Options = {
  readonly template: (url: string) => Promise<string>;
  readonly render: () => Promise<RenderPage>;
  readonly pageAddress: () => Promise<GetPageCacheKey>;
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly horizon: BookingHorizon;
  readonly load: PageRequest['load'];
  readonly exists?: ((path: string) => boolean) | undefined;
  readonly versionNow?: (() => Promise<string>) | undefined;
};

const fillTemplate = (
  template: string,
  nonce: string,
  { head, styles, html, boot, lang }: RenderedPage,
): string =>
  template
    .replaceAll('__NONCE__', nonce)
    .replace('__LANG__', lang)
    .replace('<!--head-->', () => head)
    .replace('<!--styles-->', () => styles)
    .replace('<!--app-->', () => html)
    .replace('<!--boot-->', () => boot);

const ERROR_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Qualcosa è andato storto</title><h1>Qualcosa è andato storto</h1>
<p>Si è verificato un errore. Riprova più tardi.</p><p><a href="/">Torna alla pagina iniziale</a></p></html>`;

const isPage = ({ method, path }: Context) =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/api');

/** Uses only path and query of the request, because an absolute request line may name any host. */
const toPageRequest = (
  ctx: Context,
  { publicOrigin, today, horizon, load }: Options,
): PageRequest => ({
  url: publicOrigin + ctx.path + ctx.search,
  path: ctx.path,
  nonce: ctx.state.nonce,
  today: today(),
  origin: publicOrigin,
  horizon,
  load,
});

const renderUncached = async (ctx: Context, options: Options) => {
  const page = await (await options.render())(toPageRequest(ctx, options));
  if (page.redirect) ctx.redirect(page.redirect);
  else ctx.body = fillTemplate(await options.template(ctx.path), ctx.state.nonce, page);
  ctx.status = page.status === 200 && options.exists?.(ctx.path) === false ? 404 : page.status;
};

const sendCachedPage = (ctx: Context, { cacheKey, page, template }: CachedPage) => {
  ctx.status = page.status;
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip')
    ctx.body = template.plain(ctx.state.nonce);
  else {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = template.gzip(ctx.state.nonce);
    if (ctx.url === cacheKey) markCacheable(ctx, template.gzip);
  }
};

const createCache = ({ versionNow, render, pageAddress, template, today }: Options) =>
  versionNow &&
  createPageCache({
    render,
    pageAddress,
    today,
    versionNow,
    document: async (page, path, nonce) => fillTemplate(await template(path), nonce, page),
  });

/** Clients never cache pages, because each response has its own nonce. */
export const renderPages = (options: Options): Middleware => {
  const cache = createCache(options);
  return async (ctx, next) => {
    if (!isPage(ctx)) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    try {
      // If the cache fails, for example without a database, the page is rendered uncached.
      const cached = await cache?.(toPageRequest(ctx, options)).catch(() => null);
      if (cached) sendCachedPage(ctx, cached);
      else await renderUncached(ctx, options);
    } catch (error) {
      ctx.status = 500;
      ctx.body = ERROR_PAGE;
      ctx.app.emit('error', error, ctx);
    }
  };
};
