import { randomBytes } from 'node:crypto';
import type { GetPageCacheKey, RenderedPage, PageRequest, RenderPage } from '../ssr/page-types.ts';
import { createGzipTemplate, type GzipTemplate } from './gzip-template.ts';

const MAX_PAGES = 256;

/** Placeholder of the nonce in cached pages. It is random, so no content contains it. */
const NONCE_PLACEHOLDER = randomBytes(18).toString('hex');

export type CachedPage = {
  readonly cacheKey: string;
  readonly page: RenderedPage;
  readonly template: GzipTemplate;
};
type CacheEntry = { readonly version: string; readonly rendered: Promise<CachedPage | null> };

type Options = {
  readonly render: () => Promise<RenderPage>;
  readonly pageAddress: () => Promise<GetPageCacheKey>;
  readonly document: (page: RenderedPage, path: string, nonce: string) => Promise<string>;
  readonly today: () => string;
  readonly versionNow: () => Promise<string>;
};

/** Caches rendered pages per content revision and day. Each response gets a nonce of its own. */
export const createPageCache = ({ render, pageAddress, document, today, versionNow }: Options) => {
  const entries = new Map<string, CacheEntry>();

  const renderForCache = async (
    cacheKey: string,
    request: PageRequest,
  ): Promise<CachedPage | null> => {
    let isComplete = true;
    const load = Object.fromEntries(
      Object.entries(request.load).map(([name, read]) => [
        name,
        () =>
          read().catch((error: unknown) => {
            isComplete = false;
            throw error;
          }),
      ]),
    );
    const page = await (
      await render()
    )({ ...request, url: request.origin + cacheKey, nonce: NONCE_PLACEHOLDER, load });
    if (!isComplete || page.status !== 200 || page.redirect) return null;
    return {
      cacheKey,
      page,
      template: createGzipTemplate(
        await document(page, request.path, NONCE_PLACEHOLDER),
        NONCE_PLACEHOLDER,
      ),
    };
  };

  return async (request: PageRequest): Promise<CachedPage | null> => {
    const cacheKey = (await pageAddress())(request.url);
    if (cacheKey === null) return null;
    const version = `${today()} ${await versionNow()}`;
    const found = entries.get(cacheKey);
    if (found?.version === version) return found.rendered;
    const entry: CacheEntry = { version, rendered: renderForCache(cacheKey, request) };
    const evict = () => {
      if (entries.get(cacheKey) === entry) entries.delete(cacheKey);
    };
    if (found || entries.size < MAX_PAGES) entries.set(cacheKey, entry);
    entry.rendered.then((rendered) => {
      if (!rendered) evict();
    }, evict);
    return entry.rendered;
  };
};
