import type { Page } from '../pageDefinitions.ts';

export type PageParams = Readonly<Record<string, string | undefined>>;
export type PageDataLoaders = Readonly<Record<string, (params: PageParams) => Promise<unknown>>>;
/** Data of a page by the names in its `needs`. The value is undefined if a loader failed. */
export type PageData = Readonly<Record<string, unknown>>;

/** The phone bar of each public page shows whether the restaurant is open. */
const namesOf = ({ clientOnly, needs = [] }: Page): readonly string[] =>
  clientOnly ? needs : ['closedMeals', ...needs];

/**
 * If a loader fails, the page is rendered without its data, which the browser then requests again.
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

/** A loader returns null for an unknown access token. */
export const isUnknownLink = (data: PageData): boolean =>
  ['ownReservation', 'ownWaitingList', 'ownQuote'].some((name) => data[name] === null);
