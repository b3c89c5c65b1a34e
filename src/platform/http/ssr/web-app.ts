import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Middleware } from 'koa';
import { serveSiteMetadata, type SiteMetadata } from '../static/sitemap-and-robots.ts';
import type { BookingHorizon, GetPageCacheKey, PageRequest, RenderPage } from './page-types.ts';
import { renderPages } from './page-middleware.ts';
import { staticFiles } from '../static/static-files.ts';

export type PageDependencies = {
  readonly load: PageRequest['load'];
  readonly versionNow: () => Promise<string>;
  readonly exists: (path: string) => boolean;
};

export type WebApp = {
  readonly staticFiles: Middleware;
  readonly pages: (needs: PageDependencies) => Middleware;
  close(): Promise<void>;
};

type ServerEntry = {
  readonly render: RenderPage;
  readonly pageAddress: GetPageCacheKey;
  readonly site: (origin: string) => SiteMetadata;
};

/** `then` answers 404 for any unknown file, so `first` must run before it. */
const chain =
  (first: Middleware, then: Middleware): Middleware =>
  (ctx, next) =>
    first(ctx, async () => {
      await then(ctx, next);
    });

type Options = {
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly horizon: BookingHorizon;
};

export const createBuiltWebApp = ({ publicOrigin, today, horizon }: Options): WebApp => {
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
        pageAddress: async () => (await load()).pageAddress,
        publicOrigin,
        today,
        horizon,
        ...needs,
      }),
    close: async () => undefined,
  };
};

export const createDevWebApp = async (
  server: Server,
  { publicOrigin, today, horizon }: Options,
): Promise<WebApp> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: { middlewareMode: true, hmr: { server } },
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
    pages: ({ load, exists }) =>
      renderPages({
        template,
        render: async () => (await entry()).render,
        pageAddress: async () => (await entry()).pageAddress,
        publicOrigin,
        today,
        horizon,
        load,
        exists,
      }),
    close: () => vite.close(),
  };
};
