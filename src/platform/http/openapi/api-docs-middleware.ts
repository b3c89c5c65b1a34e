import type { Middleware } from 'koa';
import {
  hashInlineElements,
  type ContentSecurityPolicy,
} from '../pipeline/content-security-policy.ts';
import { createCompressedBody, type CompressedBody } from '../cache/compressed-body.ts';
import { sendCompressed } from '../cache/send-compressed.ts';
import { renderApiDocs } from './api-docs-page.ts';
import { apiDocsStyleElement } from './api-docs-style.ts';
import type { CookiePolicy } from '../session/cookie-names.ts';
import { createOpenApiDocument, type OpenApiDocument } from './openapi-document.ts';
import type { Route } from '../pipeline/route.ts';

const VERSION = '1.0.0';

type Documents = { readonly json: CompressedBody; readonly page: CompressedBody };

const createDocuments = (document: OpenApiDocument): Documents => ({
  json: createCompressedBody(Buffer.from(JSON.stringify(document))),
  page: createCompressedBody(Buffer.from(renderApiDocs(document))),
});

/**
 * Serves the API documentation. It is created and compressed once, because every visitor can
 * request it again and again.
 */
export const serveApiDocs = (
  routes: readonly Route[],
  cookies: CookiePolicy,
  policy: ContentSecurityPolicy,
): Middleware => {
  let made: Documents | undefined;
  const documents = () =>
    (made ??= createDocuments(
      createOpenApiDocument(
        routes.map(({ operation }) => operation),
        { title: 'Melagrana', version: VERSION, sessionCookie: cookies.session },
      ),
    ));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') {
      ctx.type = 'json';
      await sendCompressed(ctx, documents().json);
    } else if (ctx.path === '/api/docs') {
      ctx.type = 'html';
      await sendCompressed(ctx, documents().page);
      ctx.set('Content-Security-Policy', policy(hashInlineElements(apiDocsStyleElement)));
    } else await next();
  };
};
