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

const isPage = ({ method, path }: Context) => (method === 'GET' || method === 'HEAD') && !path.startsWith('/api');

/** Pages rendered on the server; never cached, because each carries its own nonce. */
export const pages = ({ template, render, publicOrigin, today, load }: Options): Middleware => async (ctx, next) => {
  if (!isPage(ctx)) return next();
  const page = await (await render())({
    url: new URL(publicOrigin + ctx.originalUrl).href, path: ctx.path, nonce: ctx.state.nonce, today: today(), origin: publicOrigin, load,
  });
  ctx.set('Cache-Control', 'no-store');
  if (page.redirect) {
    ctx.redirect(page.redirect);
    ctx.status = page.status;
    return;
  }
  ctx.status = page.status;
  ctx.type = 'html';
  ctx.body = fill(await template(ctx.originalUrl), ctx.state.nonce, page);
};
