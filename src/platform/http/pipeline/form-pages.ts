import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { DomainError } from '#src/kernel/domain-error.ts';
import './koa-context.ts';
import { toSubnetPrefix } from '../requests/network-prefix.ts';
import { isFromAnotherSite, type Origins } from '../session/request-origin.ts';
import { toRefusedForm } from './refused-form.ts';

const FORM_LIMIT = '20kb';

export type FormParams = Readonly<Record<string, string>>;
export type FormFields = Readonly<Record<string, unknown>>;
/** A field that the form may contain several times. The parser makes a list only of two or more. */
export const toList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : [value].flat();

export type FormRequest = {
  readonly params: FormParams;
  readonly fields: FormFields;
  readonly ctx: Context;
};

/** A page with a form that works without JavaScript. */
export type FormPage = {
  /** URL patterns to which the form is sent. A GET request only shows the form. */
  readonly paths: readonly string[];
  /** Returns the path of the page that is shown after the change. */
  readonly submit: (request: FormRequest) => Promise<string>;
  /**
   * `redirectTo`: path of a page that explains the refusal by itself. `formOn`: path of the page with
   * the form, which shows the reason and the input again.
   */
  readonly refused:
    | { readonly redirectTo: (params: FormParams) => string }
    | { readonly formOn: (params: FormParams) => string };
};

const parser = bodyParser({ enableTypes: ['form'], formLimit: FORM_LIMIT });

/**
 * Browsers without `Sec-Fetch-Site` send `Origin: null` from a page without referrer. Such a form
 * can only do what a visitor without a session may do.
 */
const isForged = (ctx: Context, origins: Origins) =>
  isFromAnotherSite(ctx, origins) &&
  (ctx.get('Sec-Fetch-Site') !== '' || ctx.get('Origin') !== 'null');

const readForm = async (ctx: Context, origins: Origins): Promise<FormRequest> => {
  ctx.vary('Origin');
  ctx.vary('Sec-Fetch-Site');
  if (isForged(ctx, origins)) ctx.throw(403, 'csrf');
  if (ctx.is('urlencoded') === false) ctx.throw(415, 'form only');
  await parser(ctx, async () => undefined);
  // The daily limits count browsers without a cookie by their network.
  ctx.state.visitor ||= `network ${toSubnetPrefix(ctx.ip)}`;
  const fields = (ctx.request as { body?: FormFields }).body ?? {};
  return { params: ctx.params as FormParams, fields, ctx };
};

/** Keeps the language of the page, and no other part of the query. */
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
      if ('redirectTo' in refused) return redirect(ctx, refused.redirectTo(request.params));
      ctx.state.refusedForm = toRefusedForm(ctx, error.refusal, request.fields);
      ctx.path = refused.formOn(request.params);
      await showPage(ctx, () => Promise.reject(error));
    }
  };

/**
 * Accepts the POST requests of form pages. Must precede the check of the CSRF token, because only
 * scripts have one.
 */
export const acceptForms = (
  pages: readonly FormPage[],
  origins: Origins,
  showPage: Middleware = (_, next) => next(),
): Middleware => {
  const router = new Router();
  for (const page of pages)
    for (const path of page.paths) router.post(path, createHandler(page, origins, showPage));
  return router.routes() as unknown as Middleware;
};
