import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Middleware } from 'koa';
import type { ContentSecurityPolicy } from '../pipeline/content-security-policy.ts';
import { serveSiteMetadata, type SiteMetadata } from '../static/sitemap-and-robots.ts';
import type {
  BookingHorizon,
  FindPageCacheKey,
  GetPageCacheKey,
  PageCacheKey,
  PageRequest,
  RenderPage,
} from './page-types.ts';
import { renderPages } from './page-middleware.ts';
import { staticFiles } from '../static/static-files.ts';

export type PageDependencies = {
  readonly load: PageRequest['load'];
};

export type WebApp = {
  readonly staticFiles: Middleware;
  readonly pages: (needs: PageDependencies) => Middleware;
  /**
   * Finds the cache key of a page. Missing in development, where pages are not cached because their
   * source may change.
   */
  readonly findPageCacheKey?: FindPageCacheKey;
  close(): Promise<void>;
};

type ServerEntry = {
  readonly render: RenderPage;
  readonly getPageCacheKey: GetPageCacheKey;
  readonly site: (origin: string) => SiteMetadata;
};

/**
 * Runs two middlewares in order. `first` must run before `then`, which answers 404 for any unknown
 * file.
 */
const chain =
  (first: Middleware, then: Middleware): Middleware =>
  (ctx, next) =>
    first(ctx, async () => {
      await then(ctx, next);
    });

/**
 * Remembers the URLs that equal their cache key, because matching a URL with the routes is slow.
 * The map needs no size limit, because each page has one key per language.
 */
const rememberKeys = (findKey: FindPageCacheKey): FindPageCacheKey => {
  const found = new Map<string, PageCacheKey>();
  return async (pathAndQuery) => {
    const known = found.get(pathAndQuery);
    if (known) return known;
    const page = await findKey(pathAndQuery);
    if (page) found.set(page.key, page);
    return page;
  };
};

type Options = {
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly horizon: BookingHorizon;
  readonly policy: ContentSecurityPolicy;
};

export const createBuiltWebApp = (options: Options): WebApp => {
  const { publicOrigin } = options;
  const client = resolve('dist/client');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  let entry: Promise<ServerEntry> | undefined;
  const load = () => (entry ??= import('#ssr') as Promise<ServerEntry>);
  void load();
  return {
    staticFiles: chain(
      serveSiteMetadata(publicOrigin, async () => (await load()).site(publicOrigin)),
      staticFiles(client),
    ),
    pages: (needs) =>
      renderPages({
        template: async () => template,
        render: async () => (await load()).render,
        ...options,
        ...needs,
      }),
    findPageCacheKey: rememberKeys(async (pathAndQuery) =>
      (await load()).getPageCacheKey(publicOrigin + pathAndQuery),
    ),
    close: async () => undefined,
  };
};

export const createDevWebApp = async (server: Server, options: Options): Promise<WebApp> => {
  const { publicOrigin } = options;
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    // Disables the error overlay, because the content security policy blocks its inline styles.
    server: { middlewareMode: true, hmr: { server, overlay: false } },
    appType: 'custom',
  });
  const files: Middleware = (ctx, next) =>
    new Promise<void>((done, failed) => {
      ctx.res.once('close', done);
      vite.middlewares(ctx.req, ctx.res, (error?: unknown) =>
        error ? failed(error as Error) : next().then(done, failed),
      );
    });
  const template = async (url: string) =>
    vite.transformIndexHtml(url, readFileSync('web/index.html', 'utf8'));
  const entry = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as ServerEntry;
  return {
    staticFiles: chain(
      serveSiteMetadata(publicOrigin, async () => (await entry()).site(publicOrigin)),
      files,
    ),
    pages: (needs) =>
      renderPages({ template, render: async () => (await entry()).render, ...options, ...needs }),
    close: () => vite.close(),
  };
};
