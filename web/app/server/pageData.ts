import type { Page } from '../pageDefinitions.ts';

export type PageParams = Readonly<Record<string, string | undefined>>;
export type PageDataLoaders = Readonly<Record<string, (params: PageParams) => Promise<unknown>>>;
/** Data of a page by the names in its `needs`. The value is undefined if a loader failed. */
export type PageData = Readonly<Record<string, unknown>>;

/**
 * Returns the names of the loaders of a page. Public pages also need `closedMeals`, because their
 * phone bar shows whether the restaurant is open.
 */
const namesOf = ({ clientOnly, needs = [] }: Page): readonly string[] =>
  clientOnly ? needs : ['closedMeals', ...needs];

/**
 * Runs the loaders of a page. If a loader fails, its data is undefined, and the browser requests it
 * later.
 */
export const loadPageData = async (
  page: Page,
  load: PageDataLoaders,
  params: PageParams,
): Promise<PageData> =>
  Object.fromEntries(
    await Promise.all(
      namesOf(page).map(
        async (name) => [name, await load[name]?.(params).catch(() => undefined)] as const,
      ),
    ),
  );

export const isComplete = (page: Page, data: PageData): boolean =>
  namesOf(page).every((name) => data[name] !== undefined);

/** Returns true if the access token of a personal link is unknown. Its loader then returns null. */
export const isUnknownLink = (data: PageData): boolean =>
  ['ownReservation', 'ownWaitingList', 'ownQuote'].some((name) => data[name] === null);
