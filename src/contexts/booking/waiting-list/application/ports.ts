import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type {
  WaitingListEntryView,
  WaitingListState,
} from '#src/contracts/booking/waiting-list.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { PersonalDataStore, Turn } from '../../application/ports.ts';

export type WaitingParty = {
  readonly id: string;
  readonly covers: number;
  readonly seatWishes: readonly SeatWish[] | null;
};

/** An entry as the holder of its link may see it, without the link of the reservation. */
export type StoredWaitingListState = Omit<WaitingListState, 'reservationLink'> & {
  readonly reservationId: string | null;
};

export type StoredEntryView = Omit<WaitingListEntryView, 'link' | 'chatText'>;

export interface WaitingListRepository {
  findState(id: string, tx?: Sql): Promise<StoredWaitingListState | null>;
  find(id: string, tx?: Sql): Promise<StoredEntryView | null>;
  listOfDate(date: string): Promise<StoredEntryView[]>;

  /** Lists the turns from `today` on for which a guest waits. */
  listWaitedTurns(today: string): Promise<Turn[]>;
  /**
   * Lists the parties that wait for a turn, in order of arrival. Leaves out guests whose personal
   * data was erased, because an offer could not reach them. With `tx`, also locks the entries.
   */
  listWaiting(turn: Turn, tx?: Sql): Promise<WaitingParty[]>;
  listExpiredOffers(now: string, limit: number): Promise<string[]>;

  /** Returns the turn of the open offer, or null. Returns undefined for an unknown entry. */
  findOfferedTurn(tx: Sql, id: string): Promise<Turn | null | undefined>;
  /**
   * Locks the entry. Callers must have locked the turn of the open offer before, which prevents
   * deadlocks.
   */
  lockRow(tx: Sql, id: string): Promise<void>;
}

/** Reads the contact data of an entry, for the reservation that an accepted offer creates. */
export interface WaitingListPersonalData extends PersonalDataStore {
  find(tx: Sql, id: string): Promise<Readonly<Record<string, string | null>> | null>;
}

export interface WaitingListLinks {
  createLink(entryId: string): string;
  findEntryId(token: string): string | null;
}
