import type { Freshness } from './useFreshness.ts';

/** Formats a duration in minutes and seconds, for example `0:14`. */
export const formatElapsed = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const connectionText = (freshness: Freshness): string =>
  freshness.isLive
    ? 'in diretta'
    : `${freshness.isOffline ? 'senza rete' : 'ferma'} da ${formatElapsed(freshness.seconds)}`;
