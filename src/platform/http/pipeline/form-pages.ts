import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { DomainError } from '#src/kernel/domain-error.ts';
import { isFromAnotherSite, type Origins } from '../session/request-origin.ts';

const FORM_LIMIT = '20kb';

export type FormParams = Readonly<Record<string, string>>;
export type FormFields = Readonly<Record<string, unknown>>;

/** A page with a form that works without JavaScript. Its URL contains the permission, a token. */
export type FormPage = {
  /** URL patterns of the page. A GET request only shows the form. */
  readonly paths: readonly string[];
  readonly submit: (params: FormParams, fields: FormFields) => Promise<unknown>;
  /** Path of the page that is shown after the change or after a refusal. */
  readonly next: (params: FormParams, isRefused: boolean) => string;
};

const parser = bodyParser({ enableTypes: ['form'], formLimit: FORM_LIMIT });

/**
 * Browsers without `Sec-Fetch-Site` send `Origin: null` from a page without referrer. The token in
 * the URL then is the only protection.
 */
const isForged = (ctx: Context, origins: Origins) =>
  isFromAnotherSite(ctx, origins) &&
  (ctx.get('Sec-Fetch-Site') !== '' || ctx.get('Origin') !== 'null');

const isRefusedBy = async (submitted: Promise<unknown>): Promise<boolean> => {
  try {
    await submitted;
    return false;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return true;
  }
};

/** The request's query stays in the redirect, because it contains the language of the page. */
const createHandler =
  ({ submit, next }: FormPage, origins: Origins) =>
  async (ctx: Context) => {
    ctx.vary('Origin');
    ctx.vary('Sec-Fetch-Site');
    if (isForged(ctx, origins)) ctx.throw(403, 'csrf');
    if (ctx.is('urlencoded') === false) ctx.throw(415, 'form only');
    await parser(ctx, async () => undefined);
    const params = ctx.params as FormParams;
    const fields = (ctx.request as { body?: FormFields }).body ?? {};
    const isRefused = await isRefusedBy(submit(params, fields));
    ctx.body = null;
    ctx.status = 303;
    ctx.set('Location', next(params, isRefused) + ctx.search);
  };

/** Accepts the POST requests of form pages. Must precede the check of the CSRF token. */
export const acceptForms = (pages: readonly FormPage[], origins: Origins): Middleware => {
  const router = new Router();
  for (const page of pages)
    for (const path of page.paths) router.post(path, createHandler(page, origins));
  return router.routes() as unknown as Middleware;
};
