import type {
  ReservationStatusView,
  ReservationView,
} from '#src/contracts/booking/reservations.ts';
import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type {
  DeskSearch,
  DeskQuery,
  DeskSummary,
  ReservationHistoryEntry,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { RoomOpening } from '#src/contracts/booking/room-opening.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Arrival, SlotFacts, TableFacts } from '../domain/turn-facts.ts';
import type { TurnLimit } from '../domain/turn-limits.ts';

/** A time slot on a date. */
export type Turn = { readonly date: string; readonly timeSlotId: string };

/** The turn of a reservation, and the wanted turn of its change request, if there is one. */
export type ReservationTurns = Turn & { readonly wanted: Turn | null };

export type TurnOccupancy = {
  readonly coversHeld: number;
  readonly tables: readonly TableFacts[];
  readonly partiesWithoutTable: readonly number[];
  readonly arrivals: readonly Arrival[];
  /** Limits of the date that were not ended. Limits whose time `until` has passed are included. */
  readonly limits: readonly TurnLimit[];
  /** Openings of the rooms that staff changed. Other rooms are open as the rules say. */
  readonly rooms: readonly (RoomOpening & { readonly floor: number })[];
};

/**
 * Locks a turn until the transaction ends, so that concurrent commands for the turn run one after
 * the other.
 */
export type LockTurn = (tx: Sql, turn: Turn) => Promise<void>;

export type TurnSnapshot = TurnOccupancy & { readonly slot: SlotFacts; readonly closed: boolean };

export interface TurnFactsRepository {
  listSlots(tx?: Sql): Promise<TimeSlotView[]>;
  /**
   * Returns a turn, or null if `slot` is no id of a time slot and no turn key. The table of the
   * reservation `except` counts as free.
   */
  loadTurn(
    turn: { readonly date: string; readonly slot: string },
    tx?: Sql,
    except?: string,
  ): Promise<TurnSnapshot | null>;
  /**
   * Returns the turns of each date from `from` to `to`, both included, in the order of their start.
   */
  loadTurns(from: string, to: string): Promise<ReadonlyMap<string, readonly TurnSnapshot[]>>;
  /** Counts the accepted parties of a turn that want a high chair, except `exceptId`. */
  countHighChairs(turn: Turn, tx?: Sql, exceptId?: string): Promise<number>;
}

/**
 * Unknown sender of a request, or of an entry of the waiting list. `browser` and `network` are keyed
 * hashes, because the cookie and the IP network are not stored. `mayHoldSeats` is false if nothing
 * of this sender holds seats before staff accept it.
 */
export type RequestSender = {
  readonly browser: string;
  readonly network: string;
  readonly mayHoldSeats: boolean;
};

/**
 * Limits of the seats that requests, change requests and offers hold before staff accept them.
 * Callers must have locked the turn, or concurrent commands could exceed the limits.
 */
export interface UnconfirmedSeatLimits {
  mayHold(
    tx: Sql,
    request: Turn & { readonly seats: number; readonly sender: RequestSender },
  ): Promise<boolean>;
  /** `requestId`: id of the reservation, or of the entry of the waiting list. */
  recordSender(tx: Sql, requestId: string, sender: RequestSender): Promise<void>;
  /**
   * Returns the senders by request id. Leaves out requests without limits: the sender is known by
   * now, or no guest requested the reservation.
   */
  findSenders(tx: Sql, requestIds: readonly string[]): Promise<ReadonlyMap<string, RequestSender>>;
}

export interface PersonalDataStore {
  insert(
    tx: Sql,
    fields: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string }>;
  update(
    tx: Sql,
    id: string,
    changes: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string } | null>;
}

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

/** A confirmed party with a table that has not arrived yet. */
export type ExpectedParty = {
  readonly id: string;
  readonly customerName: string | null;
  readonly numberOfPeople: number;
  readonly tableId: string;
  readonly joinedTableIds: readonly string[];
  readonly tableName: string;
  readonly tablePinned: boolean;
  readonly seatWishes: readonly SeatWish[] | null;
};

export interface ReservationLookups {
  /**
   * Lists the expected parties, except those that share a table or whose guest asks for a change.
   */
  listExpected(turn: Turn): Promise<ExpectedParty[]>;
  find(id: string, tx?: Sql): Promise<ReservationView | null>;
  findStatus(
    id: string,
  ): Promise<Omit<ReservationStatusView, 'isChangeable' | 'answerMinutes'> | null>;
  /**
   * Locks the commands of one reservation until the transaction ends. Callers must lock turns only
   * afterwards, because a fixed order prevents deadlocks.
   */
  lockCommands(tx: Sql, id: string): Promise<void>;
  lockRow(tx: Sql, id: string): Promise<void>;
  findTurns(tx: Sql, id: string): Promise<ReservationTurns | null>;
  /** Returns true if both reservations are open and are of the same person, date and meal. */
  areDuplicates(tx: Sql, one: string, other: string): Promise<boolean>;
  findPartySize(tx: Sql, id: string): Promise<number>;
  /** Returns the wishes of the guest for the seat. They are personal data and can be erased. */
  findSeatWishes(tx: Sql, id: string): Promise<readonly SeatWish[]>;
  /** Returns the id of the request with which this guest accepted a proposal, or null. */
  findReplacement(id: string, tx?: Sql): Promise<string | null>;
  /**
   * Returns the id of the reservation, or null. `phoneEnding`: last four digits of the telephone.
   */
  findByReferenceAndPhone(referenceBits: bigint, phoneEnding: string): Promise<string | null>;
  listOpenBefore(
    date: string,
    limit: number,
    exceptIds: readonly string[],
  ): Promise<{ id: string; status: 'pending' | 'confirmed' }[]>;
  listOpenFrom(date: string, tx?: Sql): Promise<OpenReservation[]>;
}

export type MailedGuest = {
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
};

/**
 * A change request that still waits for an answer. Fields without `wanted` describe the present
 * turn.
 */
export type OpenChangeRequest = {
  readonly id: string;
  readonly date: string;
  readonly startTime: string;
  readonly wantedDate: string;
  readonly wantedStart: string;
};

export interface GuestContacts {
  /** Returns the ids of those reservations whose guest has an e-mail address. */
  listWithEmail(ids: readonly string[]): Promise<string[]>;
  findMailedGuest(id: string): Promise<MailedGuest | null>;
  listToRemind(date: string, limit: number): Promise<string[]>;
  /** Lists the change requests whose present or wanted date is `date` or earlier. */
  listChangeRequestsUpTo(date: string): Promise<OpenChangeRequest[]>;
}

export interface ReservationList {
  listPage(query: DeskQuery): Promise<{ reservations: ReservationView[]; next: string | null }>;
  countByFilter(days: DeskSearch): Promise<DeskSummary>;
  findWithHistory(
    id: string,
  ): Promise<{ reservation: ReservationView; story: ReservationHistoryEntry[] } | null>;
  listBetween(from: string, to: string): Promise<ReservationView[]>;
  /** Lists pending requests and open change requests, earliest visit first, at most 300. */
  listOpen(): Promise<ReservationView[]>;
}

/** Other reservations of a guest. */
export type GuestRecord = {
  /** Number of reservations whose party sat at a table. */
  readonly visits: number;
  readonly noShows: number;
  /** Times (`HH:mm`) of the guest's other open reservations of the same date. */
  readonly sameDay: readonly string[];
};

export interface GuestRecords {
  /** Returns the records by id of the reservation. Guests without another one are left out. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, GuestRecord>>;
}

export interface DailyCapacityQuery {
  loadStatistics(date: string): Promise<SlotStatistics[]>;
}

export interface GuestLinks {
  createLink(reservationId: string): string;
  findReservationId(token: string): string | null;
}

export type BookingRules = {
  readonly rooms: readonly {
    readonly floor: number;
    readonly seasonFrom: RoomOpening['seasonFrom'];
    readonly seasonTo: RoomOpening['seasonTo'];
    readonly isStepFree: boolean;
    readonly isOutdoor: boolean;
  }[];
  readonly highChairs: number;
  /** Hours before a turn from which online requests may get tables for larger parties. */
  readonly minimumPartyHours: number;
  readonly leadTimeMinutes: number;
  readonly horizonDays: number;
  readonly kitchenPace: number;
};
