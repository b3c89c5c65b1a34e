import type {
  ReservationStatusView,
  ReservationView,
  SlotStatistics,
} from '#src/contracts/booking/reservations.ts';
import type {
  DeskSearch,
  DeskQuery,
  DeskSummary,
  ReservationHistoryEntry,
} from '#src/contracts/booking/reservation-desk.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { SlotFacts, TableFacts } from '../domain/turn-facts.ts';

/** A time slot on a date. */
export type Turn = { readonly date: string; readonly timeSlotId: string };

/** What the dining room knows of a turn. */
export type TurnOccupancy = {
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tables: readonly TableFacts[];
};

/** Serialises everybody who writes to the same turn until the transaction ends; closures of that date wait too. */
export type LockTurn = (tx: Sql, turn: Turn) => Promise<void>;

export interface TurnFactsRepository {
  /** @param slot a slot id or one of the six turn keys. */
  findSlot(slot: string, tx?: Sql): Promise<SlotFacts | null>;
  listSlots(): Promise<TimeSlotView[]>;
  /** @param except a reservation whose own hold on a table does not count as taken. */
  loadOccupancy(turn: Turn, tx?: Sql, except?: string): Promise<TurnOccupancy>;
}

/** Keyed hashes of where an online request comes from. */
export type RequestSender = {
  readonly browser: string;
  readonly network: string;
  readonly isRepeatedContact: boolean;
};

/** Limits what unconfirmed online requests hold; answered by abuse protection. Both are called under the turn's lock. */
export interface UnconfirmedSeatLimits {
  /** @param request `seats`: the larger of party and chosen table, which the party takes out of use */
  mayHold(
    tx: Sql,
    request: Turn & { readonly seats: number; readonly sender: RequestSender },
  ): Promise<boolean>;
  recordSender(tx: Sql, reservationId: string, sender: RequestSender): Promise<void>;
}

/** Answered by the closures context. */
export interface ServiceCalendar {
  isClosed(date: string, meal: MealType, tx?: Sql): Promise<boolean>;
}

/** Where a guest's personal data goes, and what staff write about a guest: the vault. */
export interface PersonalDataStore {
  insert(
    tx: Sql,
    words: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string }>;
  /** Replaces fields under a new commitment. @returns null once erased */
  update(
    tx: Sql,
    id: string,
    changes: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string } | null>;
}

/** A reservation that is still to come, as whoever plans a closure or telephones the guests needs it. */
export type OpenReservation = {
  readonly id: string;
  readonly reference: string;
  readonly date: string;
  readonly timeSlotId: string;
  /** `HH:MM`. */
  readonly startTime: string;
  readonly mealType: MealType;
  readonly tableId: string | null;
  readonly people: number;
  readonly status: 'pending' | 'confirmed';
  /** Null once the personal data was erased. */
  readonly name: string | null;
  readonly phone: string | null;
};

/** The questions that commands ask of the book. */
export interface ReservationLookups {
  find(id: string, tx?: Sql): Promise<ReservationView | null>;
  findStatus(id: string): Promise<ReservationStatusView | null>;
  /** One command per reservation at a time until the transaction ends. Taken before any turn, so that its turn cannot change meanwhile. */
  lockCommands(tx: Sql, id: string): Promise<void>;
  /** Locks the row of the reservation until the transaction ends. */
  lockRow(tx: Sql, id: string): Promise<void>;
  /** Which turn it holds, or held last. */
  findTurn(tx: Sql, id: string): Promise<Turn | null>;
  /** Open reservations of service days before `date` but those with these ids, oldest first. */
  listOpenBefore(
    date: string,
    limit: number,
    exceptIds: readonly string[],
  ): Promise<{ id: string; status: 'pending' | 'confirmed' }[]>;
  /** Open reservations of `date` and later, in order of turn. With `tx`: as that transaction sees them. */
  listOpenFrom(date: string, tx?: Sql): Promise<OpenReservation[]>;
}

/** What staff read. */
export interface ReservationList {
  /** @returns a page, and the cursor of the next one where there is more. */
  listPage(query: DeskQuery): Promise<{ reservations: ReservationView[]; next: string | null }>;
  countByFilter(days: DeskSearch): Promise<DeskSummary>;
  findWithHistory(
    id: string,
  ): Promise<{ reservation: ReservationView; story: ReservationHistoryEntry[] } | null>;
  /** Every reservation of these days, in order of turn and name. */
  listBetween(from: string, to: string): Promise<ReservationView[]>;
}

export interface DailyCapacityQuery {
  loadStatistics(date: string): Promise<SlotStatistics[]>;
}

/** Addresses that only the guest knows. */
export interface GuestLinks {
  createLink(reservationId: string): string;
  /** @returns null when the token was not made by us. */
  findReservationId(token: string): string | null;
}

/** House rules that are configuration, not code. */
export type BookingRules = {
  readonly leadTimeMinutes: number;
  /** Days from today to the last bookable day. */
  readonly horizonDays: number;
};
