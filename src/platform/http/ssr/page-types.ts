/** Number of days from today to the last day that the booking form or the quote form accepts. */
export type BookingHorizon = { readonly bookingDays: number; readonly quoteDays: number };

/** Loads data of a page. `params` are the parameters of the URL path. */
export type PageDataLoader = (
  params: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>;

export type PageRequest = {
  readonly url: string;
  readonly today: string;
  readonly origin: string;
  readonly horizon: BookingHorizon;
  readonly load: Readonly<Record<string, PageDataLoader>>;
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

/** Returns the path and query that the page at `url` depends on, or null if it is not cacheable. */
export type GetPageCacheKey = (url: string) => string | null;

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
