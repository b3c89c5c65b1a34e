import type { RefusedForm } from '../pipeline/refused-form.ts';
import type { CacheLifetime } from '../pipeline/route.ts';

/** Number of days from today to the last day that the booking form or the quote form accepts. */
export type BookingHorizon = { readonly bookingDays: number; readonly quoteDays: number };

/** Loads data of a page. `params` are the parameters of the URL's path and query. */
export type PageDataLoader = (
  params: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>;

export type PageRequest = {
  readonly url: string;
  readonly today: string;
  readonly origin: string;
  readonly horizon: BookingHorizon;
  readonly load: Readonly<Record<string, PageDataLoader>>;
  readonly refusedForm?: RefusedForm;
};

export type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly head: string;
  readonly styles: string;
  readonly boot: string;
  readonly lang: string;
  /** False if the server could not load all data. The browser then requests the missing data. */
  readonly isComplete: boolean;
  /** True if the URL of the page contains a secret, which no referrer may contain. */
  readonly isSecretUrl: boolean;
};

/**
 * Identifies a cached page. `key` contains the path and the query parameters that the page depends
 * on.
 */
export type PageCacheKey = { readonly key: string; readonly lifetime: CacheLifetime };

/** Returns the cache key of a page, or null if the page is not cacheable. */
export type GetPageCacheKey = (url: string) => PageCacheKey | null;

export type FindPageCacheKey = (pathAndQuery: string) => Promise<PageCacheKey | null>;

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
