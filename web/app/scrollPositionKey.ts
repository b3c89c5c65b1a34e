/** Entries that were not made by a move inside the site share this key. */
export const INITIAL_ENTRY_KEY = 'default';

/** Whoever has the path has the reservation: it is written down nowhere (docs/security.md, 14.3.3). */
const PERSONAL_LINK = /^(\/reservations|\/prenotazioni)\/.+/;

/** The name under which a place's scrolling is remembered. */
export const scrollPositionKey = ({
  key,
  pathname,
}: {
  readonly key: string;
  readonly pathname: string;
}): string => (key === INITIAL_ENTRY_KEY ? pathname.replace(PERSONAL_LINK, '$1/-') : key);
