import { seatWishLabel, type SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { expectedTime } from '../../book/describeVisit.ts';
import { shortName } from '../../tables/shortName.ts';
import { findUnmetRoomWish } from '../../../roomWishes.ts';
import type { DoorTable } from './listDoorTables.ts';

/** Returns a text such as `serve ad Amato 4, 20:15`. */
export const formatServes = (next: ReservationView): string => {
  const name = shortName(next);
  const to = /^a/i.test(name) ? 'ad' : 'a';
  return `serve ${to} ${name} ${next.numberOfPeople}, ${expectedTime(next)}`;
};

type DoorParty = { readonly people: number; readonly seatWishes: readonly SeatWish[] };

const whyNotOffered = (
  { state, unmetWish, bookedPeople, maxCovers }: TurnForParty,
  { people }: DoorParty,
): string => {
  if (state === 'closed') return 'il servizio è chiuso';
  if (unmetWish) return `${seatWishLabel[unmetWish].toLowerCase()}: no`;
  if (bookedPeople + people > maxCovers) return `coperti finiti: ${bookedPeople}/${maxCovers}`;
  return 'serve a chi è ancora senza tavolo';
};

/**
 * Returns why the server would refuse the table for the party, or null if it would not. Without
 * `turn`, which needs the network, knows only the next party of the table and its room.
 */
export const findDoorReason = (
  { table, next, isInTurn, isLeftBehind }: DoorTable,
  turn: TurnForParty | undefined,
  party: DoorParty,
): string | null => {
  if (next && isInTurn) return formatServes(next);
  const wish = findUnmetRoomWish(table.floor, party.seatWishes);
  if (wish) return `${seatWishLabel[wish].toLowerCase()}: no`;
  const isOffered = turn?.tables.some(({ id }) => id === table.id) ?? true;
  // A party that has left still holds its table, which the next party may share.
  return isOffered || isLeftBehind ? null : whyNotOffered(turn!, party);
};
