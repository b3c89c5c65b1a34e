import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Middleware } from 'koa';
import { pages, type PageRequest, type Render } from './pages.ts';
import { staticFiles } from './static-files.ts';

export type WebApp = {
  readonly staticFiles: Middleware;
  readonly pages: (load: PageRequest['load']) => Middleware;
  close(): Promise<void>;
};

type Options = { readonly publicOrigin: string; readonly today: () => string };

/** The web app as it was built into `dist`. */
export const builtWebApp = ({ publicOrigin, today }: Options): WebApp => {
  const client = resolve('dist/client');
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  let entry: Promise<{ render: Render }> | undefined;
  const load = () => (entry ??= import(pathToFileURL(resolve('dist/ssr/entry-server.js')).href) as Promise<{ render: Render }>);
  void load();
  return {
    staticFiles: staticFiles(client),
    pages: (needs) => pages({ template: async () => template, render: async () => (await load()).render, publicOrigin, today, load: needs }),
    close: async () => undefined,
  };
};

/** The web app from its sources, with hot reload over the server's own port. */
export const liveWebApp = async (server: Server, { publicOrigin, today }: Options): Promise<WebApp> => {
  const { createServer } = await import('vite');
  const vite = await createServer({ configFile: 'web/vite.config.ts', server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const files: Middleware = (ctx, next) => new Promise<void>((done, failed) => {
    ctx.res.once('close', done);
    vite.middlewares(ctx.req, ctx.res, (error?: unknown) => (error ? failed(error as Error) : next().then(done, failed)));
  });
  const template = async (url: string) => vite.transformIndexHtml(url, readFileSync('web/index.html', 'utf8'));
  const render = async () => ((await vite.ssrLoadModule('/entry-server.tsx')) as { render: Render }).render;
  return { staticFiles: files, pages: (load) => pages({ template, render, publicOrigin, today, load }), close: () => vite.close() };
};
