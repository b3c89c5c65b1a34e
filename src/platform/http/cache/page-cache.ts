import { randomBytes } from 'node:crypto';
import type { GetPageCacheKey, RenderedPage, PageRequest, RenderPage } from '../ssr/page-types.ts';
import { piecesOf, type Pieces } from './gzip-template.ts';

/** More than all pages in all languages. */
const MAX_PAGES = 256;

/** Placeholder of the nonce; random, so no content contains it. */
const GAP = randomBytes(18).toString('hex');

/** `cacheKey`: path and query of the page. */
export type CachedPage = {
  readonly place: string;
  readonly answer: RenderedPage;
  readonly pieces: Pieces;
};
type Kept = { readonly stamp: string; readonly drawn: Promise<CachedPage | null> };

type Options = {
  readonly render: () => Promise<RenderPage>;
  readonly pageAddress: () => Promise<GetPageCacheKey>;
  /** Fills the HTML template. */
  readonly document: (answer: RenderedPage, path: string, nonce: string) => Promise<string>;
  readonly today: () => string;
  /** Changes with the public content. */
  readonly versionNow: () => Promise<string>;
};

/** Caches rendered pages per content version and day. Each response gets its own nonce. */
export const createPageCache = ({ render, pageAddress, document, today, versionNow }: Options) => {
  const kept = new Map<string, Kept>();

  /** Returns null for a page that lacks data or is no success; it is not cached. */
  const drawToKeep = async (place: string, request: PageRequest): Promise<CachedPage | null> => {
    let whole = true;
    const load = Object.fromEntries(
      Object.entries(request.load).map(([name, read]) => [
        name,
        () =>
          read().catch((error: unknown) => {
            whole = false;
            throw error;
          }),
      ]),
    );
    const answer = await (
      await render()
    )({ ...request, url: request.origin + place, nonce: GAP, load });
    if (!whole || answer.status !== 200 || answer.redirect) return null;
    return { place, answer, pieces: piecesOf(await document(answer, request.path, GAP), GAP) };
  };

  /** @returns null when the page is not cacheable */
  return async (request: PageRequest): Promise<CachedPage | null> => {
    const place = (await pageAddress())(request.url);
    if (place === null) return null;
    const stamp = `${today()} ${await versionNow()}`;
    const found = kept.get(place);
    if (found?.stamp === stamp) return found.drawn;
    const mine: Kept = { stamp, drawn: drawToKeep(place, request) };
    const forget = () => {
      if (kept.get(place) === mine) kept.delete(place);
    };
    if (found || kept.size < MAX_PAGES) kept.set(place, mine);
    mine.drawn.then((drawn) => {
      if (!drawn) forget();
    }, forget);
    return mine.drawn;
  };
};
