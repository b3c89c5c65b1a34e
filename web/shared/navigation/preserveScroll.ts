/**
 * State of a move inside a page that leaves the reader where they are: `navigate(path, { state: STAY })`. Any other move
 * begins at the top (web/app/useScrollRestoration.ts).
 */
export const PRESERVE_SCROLL = { stays: true } as const;

export const preservesScroll = (state: unknown): boolean =>
  (state as Partial<typeof PRESERVE_SCROLL> | null)?.stays === true;
