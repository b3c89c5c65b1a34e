import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

/** The quote of a personal link. `quote` is null if the token is unknown. */
export type PreloadedOwnQuote = { readonly token: string; readonly quote: OwnQuote | null };

export const preloadedOwnQuote = createPreloadedSlice<'ownQuote', PreloadedOwnQuote>('ownQuote');
