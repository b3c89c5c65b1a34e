import type { Context, Middleware } from 'koa';
import './context.ts';

/** What the web app's server entry is asked for. */
export type PageRequest = {
  /** Absolute address, on the public origin. */
  readonly url: string;
  readonly path: string;
  readonly nonce: string;
  /** Calendar date at the venue, `yyyy-MM-dd`. */
  readonly today: string;
  readonly origin: string;
  /** What a page may need of the server, by name. */
  readonly load: Readonly<Record<string, () => Promise<unknown>>>;
};

export type PageAnswer = {
  readonly status: number;
  readonly redirect?: string;
  readonly html: string;
  readonly head: string;
  readonly styles: string;
  readonly boot: string;
  readonly lang: string;
};

export type Render = (request: PageRequest) => Promise<PageAnswer>;

type Options = {
  readonly template: (url: string) => Promise<string>;
  readonly render: () => Promise<Render>;
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly load: PageRequest['load'];
};

const fill = (template: string, nonce: string, { head, styles, html, boot, lang }: PageAnswer): string =>
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

const isPage = ({ method, path }: Context) => (method === 'GET' || method === 'HEAD') && !path.startsWith('/api');

const draw = async (ctx: Context, { template, render, publicOrigin, today, load }: Options) => {
  // Path and query alone: a request line may hold a whole address, of any host.
  const page = await (await render())({
    url: publicOrigin + ctx.path + ctx.search, path: ctx.path, nonce: ctx.state.nonce, today: today(), origin: publicOrigin, load,
  });
  if (page.redirect) ctx.redirect(page.redirect);
  else ctx.body = fill(await template(ctx.path), ctx.state.nonce, page);
  ctx.status = page.status;
};

/** Pages rendered on the server; never cached, because each carries its own nonce. One that fails is still a page. */
export const pages = (options: Options): Middleware => async (ctx, next) => {
  if (!isPage(ctx)) return next();
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  try {
    await draw(ctx, options);
  } catch (error) {
    ctx.status = 500;
    ctx.body = TROUBLE;
    ctx.app.emit('error', error, ctx);
  }
};
