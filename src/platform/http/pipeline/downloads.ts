import { Router } from '@koa/router';
import type { Context, Middleware, Next } from 'koa';

/** A generated file that a page offers as a download, such as a calendar entry. */
export type Download = {
  readonly paths: readonly string[];
  readonly type: string;
  readonly filename: string;
  /** Returns the content of the file, or null if the file does not exist. */
  readonly read: (
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, unknown>>,
  ) => Promise<string | null>;
};

const createHandler =
  ({ type, filename, read }: Download) =>
  async (ctx: Context, next: Next) => {
    const content = await read(ctx.params as Record<string, string>, ctx.query);
    if (content === null) return next();
    ctx.attachment(filename);
    ctx.type = type;
    ctx.body = content;
  };

/**
 * Sends the downloads. If a file does not exist, passes the request to the pages, which answer 404.
 */
export const serveDownloads = (downloads: readonly Download[]): Middleware => {
  const router = new Router();
  for (const download of downloads)
    for (const path of download.paths) router.get(path, createHandler(download));
  return router.routes() as unknown as Middleware;
};
