/**
 * React Router state of a navigation that keeps the scroll position. Navigations without this state
 * scroll to the top.
 */
export const PRESERVE_SCROLL = { stays: true } as const;

export const preservesScroll = (state: unknown): boolean =>
  (state as Partial<typeof PRESERVE_SCROLL> | null)?.stays === true;
