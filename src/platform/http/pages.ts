import type { Context, Middleware } from 'koa';
import './context.ts';
import { sameForAll } from './kept-answers.ts';
import { keptPages, type Drawn } from './kept-pages.ts';
import type { Horizon, PageAddress, PageAnswer, PageRequest, Render } from './page.ts';

type Options = {
  readonly template: (url: string) => Promise<string>;
  readonly render: () => Promise<Render>;
  readonly pageAddress: () => Promise<PageAddress>;
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly horizon: Horizon;
  readonly load: PageRequest['load'];
  /** False for a page of something that does not exist: it is sent with status 404. */
  readonly exists?: ((path: string) => boolean) | undefined;
  /** Where it is given, pages are drawn once per version and day. */
  readonly versionNow?: (() => Promise<string>) | undefined;
};

const fill = (
  template: string,
  nonce: string,
  { head, styles, html, boot, lang }: PageAnswer,
): string =>
  template
    .replaceAll('__NONCE__', nonce)
    .replace('__LANG__', lang)
    .replace('<!--head-->', () => head)
    .replace('<!--styles-->', () => styles)
    .replace('<!--app-->', () => html)
    .replace('<!--boot-->', () => boot);

const TROUBLE = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Qualcosa è andato storto</title><h1>Qualcosa è andato storto</h1>
<p>Si è verificato un errore. Riprova più tardi.</p><p><a href="/">Torna alla pagina iniziale</a></p></html>`;

const isPage = ({ method, path }: Context) =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/api');

/** Path and query alone: a request line may hold a whole address, of any host. */
const requestOf = (ctx: Context, { publicOrigin, today, horizon, load }: Options): PageRequest => ({
  url: publicOrigin + ctx.path + ctx.search,
  path: ctx.path,
  nonce: ctx.state.nonce,
  today: today(),
  origin: publicOrigin,
  horizon,
  load,
});

const draw = async (ctx: Context, options: Options) => {
  const page = await (await options.render())(requestOf(ctx, options));
  if (page.redirect) ctx.redirect(page.redirect);
  else ctx.body = fill(await options.template(ctx.path), ctx.state.nonce, page);
  ctx.status = page.status === 200 && options.exists?.(ctx.path) === false ? 404 : page.status;
};

/** Compressed already, but for the nonce, where the browser takes it so. */
const send = (ctx: Context, { place, answer, pieces }: Drawn) => {
  ctx.status = answer.status;
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') ctx.body = pieces.plain(ctx.state.nonce);
  else {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = pieces.gzip(ctx.state.nonce);
    if (ctx.url === place) sameForAll(ctx, pieces.gzip);
  }
};

const keeperOf = ({ versionNow, render, pageAddress, template, today }: Options) =>
  versionNow &&
  keptPages({
    render,
    pageAddress,
    today,
    versionNow,
    document: async (answer, path, nonce) => fill(await template(path), nonce, answer),
  });

/** Pages rendered on the server; never cached outside, because each carries its own nonce. One that fails is still a page. */
export const pages = (options: Options): Middleware => {
  const keeper = keeperOf(options);
  return async (ctx, next) => {
    if (!isPage(ctx)) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    try {
      // Where nothing can be kept, because the database is away, there is still a page.
      const drawn = await keeper?.(requestOf(ctx, options)).catch(() => null);
      if (drawn) send(ctx, drawn);
      else await draw(ctx, options);
    } catch (error) {
      ctx.status = 500;
      ctx.body = TROUBLE;
      ctx.app.emit('error', error, ctx);
    }
  };
};
