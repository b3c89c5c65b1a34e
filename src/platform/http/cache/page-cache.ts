import { randomBytes } from 'node:crypto';
import type { GetPageCacheKey, RenderedPage, PageRequest, RenderPage } from '../ssr/page-types.ts';
import { piecesOf, type Pieces } from './gzip-template.ts';

/** More than the site has pages, places on the menu and languages. */
const MAX_PAGES = 256;

/** Stands where a nonce will; nobody outside knows it, so no text of ours or of a guest's holds it. */
const GAP = randomBytes(18).toString('hex');

/** `place`: the address that the page is kept under. */
export type CachedPage = {
  readonly place: string;
  readonly answer: RenderedPage;
  readonly pieces: Pieces;
};
type Kept = { readonly stamp: string; readonly drawn: Promise<CachedPage | null> };

type Options = {
  readonly render: () => Promise<RenderPage>;
  readonly pageAddress: () => Promise<GetPageCacheKey>;
  /** The whole document from what was drawn. */
  readonly document: (answer: RenderedPage, path: string, nonce: string) => Promise<string>;
  readonly today: () => string;
  /** Changes whenever something that pages are drawn from has changed. */
  readonly versionNow: () => Promise<string>;
};

/**
 * Pages drawn once for everybody, for as long as all that they were drawn from is as it was: card, turns, and the day. Each
 * answer gets a nonce of its own.
 */
export const createPageCache = ({ render, pageAddress, document, today, versionNow }: Options) => {
  const kept = new Map<string, Kept>();

  /** Only a whole page of ours: one that lacks what could not be read is drawn again. */
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

  /** @returns null where the page must be drawn for this request alone. */
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
