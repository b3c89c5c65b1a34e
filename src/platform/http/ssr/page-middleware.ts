import type { Context, Middleware } from 'koa';
import '../pipeline/koa-context.ts';
import {
  hashInlineElements,
  type ContentSecurityPolicy,
} from '../pipeline/content-security-policy.ts';
import type { BookingHorizon, RenderedPage, PageRequest, RenderPage } from './page-types.ts';

type Options = {
  readonly template: (url: string) => Promise<string>;
  readonly render: () => Promise<RenderPage>;
  readonly policy: ContentSecurityPolicy;
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly horizon: BookingHorizon;
  readonly load: PageRequest['load'];
};

const fillTemplate = (template: string, { head, styles, html, boot, lang }: RenderedPage): string =>
  template
    .replace('__LANG__', lang)
    .replace('<!--head-->', () => head)
    .replace('<!--styles-->', () => styles)
    .replace('<!--app-->', () => html)
    .replace('<!--boot-->', () => boot);

const ERROR_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Qualcosa è andato storto</title><h1>Qualcosa è andato storto</h1>
<p>Si è verificato un errore. Riprova più tardi.</p><p><a href="/">Torna alla pagina iniziale</a></p></html>`;

const isPage = ({ method, path, state }: Context) =>
  (method === 'GET' || method === 'HEAD' || state.refusedForm) && !path.startsWith('/api');

/** Builds the URL from path and query only, because the request line may contain any host. */
const toPageRequest = (
  ctx: Context,
  { publicOrigin, today, horizon, load }: Options,
): PageRequest => ({
  url: publicOrigin + ctx.path + ctx.search,
  today: today(),
  origin: publicOrigin,
  horizon,
  load,
  ...(ctx.state.refusedForm ? { refusedForm: ctx.state.refusedForm.form } : {}),
});

const sendPage = async (ctx: Context, options: Options) => {
  const [template, page] = await Promise.all([
    options.template(ctx.path),
    options.render().then((render) => render(toPageRequest(ctx, options))),
  ]);
  ctx.body = fillTemplate(template, page);
  ctx.status = ctx.state.refusedForm?.status ?? page.status;
  /*
   * Hashes only the template and the generated style sheet, because the rest of a page contains
   * user input.
   */
  ctx.set('Content-Security-Policy', options.policy(hashInlineElements(template + page.styles)));
  if (page.isSecretUrl) ctx.set('Referrer-Policy', 'no-referrer');
  if (!page.isComplete || ctx.state.refusedForm) ctx.set('Cache-Control', 'no-store');
};

export const renderPages =
  (options: Options): Middleware =>
  async (ctx, next) => {
    if (!isPage(ctx)) return next();
    ctx.type = 'html';
    try {
      await sendPage(ctx, options);
    } catch (error) {
      ctx.status = 500;
      ctx.body = ERROR_PAGE;
      ctx.app.emit('error', error, ctx);
    }
  };
