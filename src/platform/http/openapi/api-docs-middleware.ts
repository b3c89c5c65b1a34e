import type { Middleware } from 'koa';
import {
  hashInlineElements,
  type ContentSecurityPolicy,
} from '../pipeline/content-security-policy.ts';
import { renderApiDocs } from './api-docs-page.ts';
import { apiDocsStyleElement } from './api-docs-style.ts';
import type { CookiePolicy } from '../session/cookie-names.ts';
import { createOpenApiDocument, type OpenApiDocument } from './openapi-document.ts';
import type { Route } from '../pipeline/route.ts';

const VERSION = '1.0.0';

export const serveApiDocs = (
  routes: readonly Route[],
  cookies: CookiePolicy,
  policy: ContentSecurityPolicy,
): Middleware => {
  let made: OpenApiDocument | undefined;
  const document = () =>
    (made ??= createOpenApiDocument(
      routes.map(({ operation }) => operation),
      { title: 'Melagrana', version: VERSION, sessionCookie: cookies.session },
    ));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') ctx.body = document();
    else if (ctx.path === '/api/docs') {
      ctx.type = 'html';
      ctx.body = renderApiDocs(document());
      ctx.set('Content-Security-Policy', policy(hashInlineElements(apiDocsStyleElement)));
    } else await next();
  };
};
