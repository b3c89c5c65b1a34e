/** Days from today to the last day that a form accepts. */
export type BookingHorizon = { readonly bookingDays: number; readonly quoteDays: number };

/** What the web app's server entry is asked for. */
export type PageRequest = {
  /** Absolute address, on the public origin. */
  readonly url: string;
  readonly path: string;
  readonly nonce: string;
  /** Calendar date at the venue, `yyyy-MM-dd`. */
  readonly today: string;
  readonly origin: string;
  readonly horizon: BookingHorizon;
  /** What a page may need of the server, by name. */
  readonly load: Readonly<Record<string, () => Promise<unknown>>>;
};

export type RenderedPage = {
  readonly status: number;
  readonly redirect?: string;
  readonly html: string;
  readonly head: string;
  readonly styles: string;
  readonly boot: string;
  readonly lang: string;
};

/**
 * Path and query that decide how a page is rendered, whatever else its address says.
 *
 * @returns null for a page that is rendered for each request
 */
export type GetPageCacheKey = (url: string) => string | null;

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
