import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Middleware } from 'koa';
import { crawlers, type Site } from './crawlers.ts';
import type { Horizon, PageAddress, PageRequest, Render } from './page.ts';
import { pages } from './pages.ts';
import { staticFiles } from './static-files.ts';

/** What pages ask of the contexts. */
export type PageNeeds = {
  readonly load: PageRequest['load'];
  /** Changes whenever something that pages load has changed. */
  readonly versionNow: () => Promise<string>;
  /** False for a page of something that does not exist. */
  readonly exists: (path: string) => boolean;
};

export type WebApp = {
  readonly staticFiles: Middleware;
  readonly pages: (needs: PageNeeds) => Middleware;
  close(): Promise<void>;
};

/** What the web app's server entry exports. */
type Entry = {
  readonly render: Render;
  readonly pageAddress: PageAddress;
  readonly site: (origin: string) => Site;
};

/** A path that ends like a file is answered here or nowhere, so that what the site says of itself comes first. */
const before =
  (first: Middleware, then: Middleware): Middleware =>
  (ctx, next) =>
    first(ctx, async () => {
      await then(ctx, next);
    });

type Options = {
  readonly publicOrigin: string;
  readonly today: () => string;
  readonly horizon: Horizon;
};

/** The web app as it was built into `dist`. */
export const builtWebApp = ({ publicOrigin, today, horizon }: Options): WebApp => {
  const client = resolve('dist/client');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  let entry: Promise<Entry> | undefined;
  const load = () => (entry ??= import('#ssr') as Promise<Entry>);
  void load();
  return {
    staticFiles: before(
      crawlers(publicOrigin, async () => (await load()).site(publicOrigin)),
      staticFiles(client),
    ),
    pages: (needs) =>
      pages({
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

/** The web app from its sources, with hot reload over the server's own port. */
export const liveWebApp = async (
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
  const entry = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as Entry;
  return {
    staticFiles: before(
      crawlers(publicOrigin, async () => (await entry()).site(publicOrigin)),
      files,
    ),
    pages: ({ load, exists }) =>
      pages({
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
