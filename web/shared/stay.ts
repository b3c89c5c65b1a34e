/**
 * State of a move inside a page that leaves the reader where they are: `navigate(path, { state: STAY })`. Any other move
 * begins at the top (web/app/useScrollMemory.ts).
 */
export const STAY = { stays: true } as const;

export const stays = (state: unknown): boolean =>
  (state as Partial<typeof STAY> | null)?.stays === true;
