import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import {
  seatWishLabel,
  type JudgedWish,
  type SeatWish,
} from '#src/contracts/booking/guest-wishes.ts';
import type { ProposedTurn, ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatShortDay, formatWeekdayAndDay } from '#web/shared/dates/formatItalianDates.ts';
import { formatMinutes } from '../book/describeVisit.ts';
import type { LaneRequest } from './laneRequest.ts';

const OLD_AFTER_MINUTES = 120;
const MINUTE_MS = 60_000;

/**
 * Returns a text such as `2 · 21:45`. On another day than `today`, returns `7 · dom 29 nov, 21:30`.
 */
export const formatWanted = (
  {
    reservationDate,
    numberOfPeople,
    startTime,
  }: Pick<ReservationView, 'reservationDate' | 'numberOfPeople'> & { readonly startTime: string },
  today: string,
): string =>
  `${numberOfPeople} · ${reservationDate === today ? '' : `${formatShortDay(reservationDate)}, `}${startTime}`;

/** Returns a text such as `19:00`. On another day than `wantedDate`, returns `dom 29, 19:00`. */
export const formatProposed = (
  { reservationDate, startTime }: Pick<ProposedTurn, 'reservationDate' | 'startTime'>,
  wantedDate: string,
): string =>
  reservationDate === wantedDate
    ? startTime
    : `${formatWeekdayAndDay(reservationDate)}, ${startTime}`;

/**
 * Returns how long the guest has waited. Returns null during the first two hours. `now`: epoch
 * milliseconds.
 */
export const formatLongWait = (createdAt: string, now: number): string | null => {
  const minutes = Math.floor((now - Date.parse(createdAt)) / MINUTE_MS);
  if (minutes < OLD_AFTER_MINUTES) return null;
  const days = Math.floor(minutes / (24 * 60));
  if (days > 0) return `aspetta da ${days === 1 ? 'un giorno' : `${days} giorni`}`;
  return `aspetta da ${formatMinutes(minutes).replace("'", ' min')}`;
};

export type RequestKind = 'fits' | 'fits-after-move' | 'does-not-fit' | 'past' | 'change';

export const kindOf = ({
  fits,
  move,
  isPast,
}: Pick<LaneRequest, 'fits' | 'move' | 'isPast'>): RequestKind => {
  if (fits === null) return 'change';
  if (isPast) return 'past';
  if (fits) return 'fits';
  return move ? 'fits-after-move' : 'does-not-fit';
};

/** Returns the surname with an article: `Greco, Anna` becomes `i Greco`. */
const nameParty = (customerName: string | null): string => {
  if (customerName === null) return 'il gruppo';
  const [surname, firstName] = customerName.split(',');
  return firstName === undefined ? customerName : `i ${surname}`;
};

/** Returns a text such as `Accettata, i Greco a Loggia 7`. */
export const formatMoved = ({ reservation, to }: NonNullable<OpenRequest['move']>): string =>
  `Accettata, ${nameParty(reservation.customerName)} a ${to.name}`;

/**
 * Returns a text such as `Ci sta se sposto i Greco da Sala 8 a Loggia 7`. Names the wish that makes
 * the move necessary: `al piano terra: solo se sposto i Greco da Sala 8 a Loggia 7`.
 */
export const formatMove = (
  { reservation, to }: NonNullable<OpenRequest['move']>,
  unmetWish: OpenRequest['unmetWish'] = null,
): string => {
  const move = `sposto ${nameParty(reservation.customerName)} da ${reservation.tableName} a ${to.name}`;
  return unmetWish ? `${wishWord(unmetWish)}: solo se ${move}` : `Ci sta se ${move}`;
};

export const wishWord = (wish: SeatWish): string => seatWishLabel[wish].toLowerCase();

const IMPOSSIBLE: Record<JudgedWish, string> = {
  step_free: 'nessun tavolo adatto, nemmeno spostando',
  with_dog: 'nessun tavolo all’aperto',
  high_chair: 'già tutti promessi',
};

/** Returns a text such as `con il cane: nessun tavolo all’aperto`. */
export const formatUnmetWish = (wish: JudgedWish): string =>
  `${wishWord(wish)}: ${IMPOSSIBLE[wish]}`;
