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

export type TurnOccupancy = {
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tables: readonly TableFacts[];
};

/** Serialises writers of a turn until the transaction ends. */
export type LockTurn = (tx: Sql, turn: Turn) => Promise<void>;

export interface TurnFactsRepository {
  /** @param slot a slot id or one of the six turn keys */
  findSlot(slot: string, tx?: Sql): Promise<SlotFacts | null>;
  listSlots(): Promise<TimeSlotView[]>;
  /** @param except reservation whose own table counts as free */
  loadOccupancy(turn: Turn, tx?: Sql, except?: string): Promise<TurnOccupancy>;
}

/** Keyed hashes, not the addresses themselves. */
export type RequestSender = {
  readonly browser: string;
  readonly network: string;
  readonly isRepeatedContact: boolean;
};

/** Implemented by abuse protection. Call it with the turn locked. */
export interface UnconfirmedSeatLimits {
  /** @param request `seats`: party size or table capacity, whichever is larger */
  mayHold(
    tx: Sql,
    request: Turn & { readonly seats: number; readonly sender: RequestSender },
  ): Promise<boolean>;
  recordSender(tx: Sql, reservationId: string, sender: RequestSender): Promise<void>;
}

/** Implemented by the closures context. */
export interface ServiceCalendar {
  isClosed(date: string, meal: MealType, tx?: Sql): Promise<boolean>;
}

/** Personal data is stored outside the event log. */
export interface PersonalDataStore {
  insert(
    tx: Sql,
    fields: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string }>;
  /** @returns null when the subject was erased */
  update(
    tx: Sql,
    id: string,
    changes: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string } | null>;
}

/** Name and phone are null after erasure. */
export type OpenReservation = {
  readonly id: string;
  readonly reference: string;
  readonly date: string;
  readonly timeSlotId: string;
  readonly startTime: string;
  readonly mealType: MealType;
  readonly tableId: string | null;
  readonly people: number;
  readonly status: 'pending' | 'confirmed';
  readonly name: string | null;
  readonly phone: string | null;
};

export interface ReservationLookups {
  find(id: string, tx?: Sql): Promise<ReservationView | null>;
  findStatus(id: string): Promise<ReservationStatusView | null>;
  /** Locks commands of one reservation until the transaction ends; call before `LockTurn`. */
  lockCommands(tx: Sql, id: string): Promise<void>;
  lockRow(tx: Sql, id: string): Promise<void>;
  findTurn(tx: Sql, id: string): Promise<Turn | null>;
  /** Open reservations before `date`, oldest first. */
  listOpenBefore(
    date: string,
    limit: number,
    exceptIds: readonly string[],
  ): Promise<{ id: string; status: 'pending' | 'confirmed' }[]>;
  listOpenFrom(date: string, tx?: Sql): Promise<OpenReservation[]>;
}

export interface ReservationList {
  listPage(query: DeskQuery): Promise<{ reservations: ReservationView[]; next: string | null }>;
  countByFilter(days: DeskSearch): Promise<DeskSummary>;
  findWithHistory(
    id: string,
  ): Promise<{ reservation: ReservationView; story: ReservationHistoryEntry[] } | null>;
  listBetween(from: string, to: string): Promise<ReservationView[]>;
}

export interface DailyCapacityQuery {
  loadStatistics(date: string): Promise<SlotStatistics[]>;
}

/** Unguessable URLs of status pages. */
export interface GuestLinks {
  createLink(reservationId: string): string;
  /** @returns null for an invalid signature */
  findReservationId(token: string): string | null;
}

export type BookingRules = {
  readonly leadTimeMinutes: number;
  readonly horizonDays: number;
};
