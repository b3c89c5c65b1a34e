/**
 * React Router gives this `location.key` to history entries that it did not create, such as the
 * first page. Their scroll positions are therefore stored by path.
 */
export const INITIAL_ENTRY_KEY = 'default';

/**
 * Matches paths with a reservation's access token, which must not be stored (docs/asvs.md, 14.3.3).
 */
const PERSONAL_LINK = /^(\/reservations|\/prenotazioni)\/.+/;

export const scrollPositionKey = ({
  key,
  pathname,
}: {
  readonly key: string;
  readonly pathname: string;
}): string => (key === INITIAL_ENTRY_KEY ? pathname.replace(PERSONAL_LINK, '$1/-') : key);
