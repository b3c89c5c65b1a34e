import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { DomainError } from '#src/kernel/domain-error.ts';
import './koa-context.ts';
import type { CookiePolicy } from '../session/cookie-names.ts';
import { ensureVisitorCookie } from '../session/csrf.ts';
import { isFromAnotherSite, type Origins } from '../session/request-origin.ts';
import { readBodyInTime } from './request-limits.ts';
import { toRefusedForm } from './refused-form.ts';

const FORM_LIMIT = '20kb';

export type FormParams = Readonly<Record<string, string>>;
export type FormFields = Readonly<Record<string, unknown>>;
/**
 * Returns the values of a field that a form may repeat. The parser creates a list only for two or
 * more values.
 */
export const toList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : [value].flat();

export type FormRequest = {
  readonly params: FormParams;
  readonly fields: FormFields;
  readonly ctx: Context;
};

/** A page with a form that works without JavaScript. */
export type FormPage = {
  /**
   * URL patterns to which the form is sent by POST. A GET request shows the form and changes
   * nothing.
   */
  readonly paths: readonly string[];
  /** Returns the path of the page that is shown after the change. */
  readonly submit: (request: FormRequest) => Promise<string>;
  /**
   * Page after a refusal. `redirectTo` returns the path of a page that explains the refusal.
   * `showForm` renders the page of the POST path, which shows the reason and the input again. The
   * browser hydrates the page of that path, so another page would be replaced.
   */
  readonly refused: { readonly redirectTo: (params: FormParams) => string } | 'showForm';
  /**
   * True if limits count the browsers that send the form. A GET request of the form then sets the
   * visitor cookie, so the guests of one network are not counted as one browser.
   */
  readonly countsBrowsers?: true;
};

const parser = bodyParser({ enableTypes: ['form'], formLimit: FORM_LIMIT });

/**
 * Returns true for a form of another site. Accepts `Origin: null`, which some browsers send from a
 * page without referrer. Such a form has only the rights of a visitor.
 */
const isForged = (ctx: Context, origins: Origins) =>
  isFromAnotherSite(ctx, origins) &&
  (ctx.get('Sec-Fetch-Site') !== '' || ctx.get('Origin') !== 'null');

const readForm = async (ctx: Context, origins: Origins): Promise<FormRequest> => {
  ctx.vary('Origin');
  ctx.vary('Sec-Fetch-Site');
  if (isForged(ctx, origins)) ctx.throw(403, 'csrf');
  if (ctx.is('urlencoded') === false) ctx.throw(415, 'form only');
  await readBodyInTime(ctx, () => parser(ctx, () => Promise.resolve()));
  const fields = (ctx.request as { body?: FormFields }).body ?? {};
  return { params: ctx.params as FormParams, fields, ctx };
};

/** Redirects with status 303. Of the query, only the page language stays. */
const redirect = (ctx: Context, path: string) => {
  const { lang } = ctx.query;
  ctx.body = null;
  ctx.status = 303;
  ctx.set('Location', typeof lang === 'string' ? `${path}?${new URLSearchParams({ lang })}` : path);
};

const createHandler =
  ({ submit, refused }: FormPage, origins: Origins, showPage: Middleware) =>
  async (ctx: Context) => {
    const request = await readForm(ctx, origins);
    try {
      redirect(ctx, await submit(request));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (refused !== 'showForm') return redirect(ctx, refused.redirectTo(request.params));
      ctx.state.refusedForm = toRefusedForm(ctx, error.refusal, request.fields);
      await showPage(ctx, () => Promise.reject(error));
    }
  };

/**
 * Accepts the POST requests of form pages. Must precede the CSRF check, because only scripts send a
 * CSRF token.
 */
export const acceptForms = (
  pages: readonly FormPage[],
  origins: Origins,
  cookies: CookiePolicy,
  showPage: Middleware = (_, next) => next(),
): Middleware => {
  const router = new Router();
  for (const page of pages)
    for (const path of page.paths) {
      router.post(path, createHandler(page, origins, showPage));
      if (page.countsBrowsers)
        router.get(path, (ctx, next) => {
          ensureVisitorCookie(ctx as unknown as Context, cookies);
          return next();
        });
    }
  return router.routes() as unknown as Middleware;
};
