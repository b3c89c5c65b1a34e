import type { Actor, EventLog } from '#src/event-log/event-log.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { TurnLimit, TurnLimitSource } from '#src/contexts/booking/domain/turn-limits.ts';
import type { StrandedReservation } from '#src/contracts/closures.ts';
import type { OpenParty } from '#src/contexts/booking/domain/stranded-by-limit.ts';
import type { BookingRules, PersonalDataStore } from '../ports.ts';

/** A limit that was not ended. Its time `until` may have passed. */
export type StoredTurnLimit = TurnLimit & {
  readonly id: string;
  readonly date: string;
  readonly slotStart: string | null;
  readonly source: TurnLimitSource | null;
  /** Null if the limit has no reason, or if the reason was erased. */
  readonly reason: string | null;
  readonly hasReason: boolean;
  readonly setAt: string;
};

export interface TurnLimitRepository {
  listOfDate(date: string, tx?: Sql): Promise<StoredTurnLimit[]>;
  /** Lists the limits of a quote, and locks them until the transaction ends. */
  listOfSource(tx: Sql, quoteId: string): Promise<StoredTurnLimit[]>;
  find(id: string, tx?: Sql): Promise<StoredTurnLimit | null>;
  lock(tx: Sql, id: string): Promise<void>;
  /** Returns null for an unknown or retired time slot. */
  findSlotStart(tx: Sql, timeSlotId: string): Promise<string | null>;
}

/** A future open reservation, with the fields that decide if a limit affects it. */
export type StrandableReservation = StrandedReservation & Omit<OpenParty, 'status'>;

export interface OpenParties {
  /** Lists the open reservations of the date whose party has not arrived, oldest first. */
  listOfDate(date: string): Promise<StrandableReservation[]>;
}

export type TurnLimitDeps = {
  readonly limits: TurnLimitRepository;
  readonly eventLog: EventLog;
  readonly personalData: Pick<PersonalDataStore, 'insert'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly rules: Pick<BookingRules, 'rooms'>;
  /**
   * Blocks bookings on the date until the transaction ends. Otherwise a concurrent booking could
   * ignore the limit.
   */
  readonly lockDateExclusive: (tx: Sql, date: string) => Promise<void>;
};

/**
 * Input for a new limit. `covers`: maximum of the turn for the kind `covers`, or covers to take
 * from the turn for `held`. `until` null: until the limit is ended.
 */
export type NewTurnLimit = Pick<TurnLimit, 'kind'> & {
  readonly date: string;
  readonly until: Date | null;
  readonly timeSlotId?: string | null | undefined;
  readonly mealType?: TurnLimit['mealType'] | undefined;
  readonly covers?: number | null | undefined;
  readonly floor?: number | null | undefined;
  readonly time?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly source?: TurnLimitSource | null | undefined;
};

/**
 * Sets a limit in the caller's transaction, and returns its id. Callers that append an event before
 * must first lock the date, because commands lock dates before the log.
 */
export type SetTurnLimit = (tx: Sql, limit: NewTurnLimit, actor: Actor) => Promise<string>;
/** Ends a limit in the caller's transaction. Does nothing if the limit was already ended. */
export type EndTurnLimit = (tx: Sql, id: string, actor: Actor) => Promise<void>;
/** Ends all limits of a quote in the caller's transaction, and returns their number. */
export type EndLimitsOfSource = (tx: Sql, quoteId: string, actor: Actor) => Promise<number>;
