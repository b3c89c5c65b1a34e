import type { ReservationStanding, ReservationView, SlotStatistics } from '../../../contracts/booking.ts';
import type { MealType } from '../../../contracts/fields.ts';
import type { TimeSlotView } from '../../../contracts/floor.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { SlotFacts, TableFacts } from '../domain/turn.ts';

/** A time slot on a date. */
export type Turn = { readonly date: string; readonly timeSlotId: string };

/** What the dining room knows of a turn. */
export type RoomFacts = { readonly coversHeld: number; readonly maxCovers: number; readonly tables: readonly TableFacts[] };

/** Serialises everybody who writes to the same turn until the transaction ends; closures of that date wait too. */
export type HoldTurn = (tx: Sql, turn: Turn) => Promise<void>;

export interface DiningRoom {
  /** @param slot a slot id or one of the six turn keys. */
  slot(slot: string, tx?: Sql): Promise<SlotFacts | null>;
  slots(): Promise<TimeSlotView[]>;
  /** @param except a reservation whose own hold on a table does not count as taken. */
  turn(turn: Turn, tx?: Sql, except?: string): Promise<RoomFacts>;
}

/** Answered by the closures context. */
export interface ServiceCalendar {
  isClosed(date: string, meal: MealType, tx?: Sql): Promise<boolean>;
}

/** Where a guest's personal data goes: the vault. */
export interface GuestBook {
  keep(tx: Sql, guest: { name: string; phone: string; email: string | null; notes: string | null }): Promise<{ id: string; commitment: string }>;
}

/** What staff read. */
export interface ReservationDesk {
  list(): Promise<ReservationView[]>;
  find(id: string, tx?: Sql): Promise<ReservationView | null>;
  standing(id: string): Promise<ReservationStanding | null>;
  /** Locks the reservation until the transaction ends, and says which turn it holds. */
  hold(tx: Sql, id: string): Promise<void>;
  turnOf(tx: Sql, id: string): Promise<Turn | null>;
  /** Open reservations of service days before `date`, oldest first. */
  openBefore(date: string, limit: number): Promise<{ id: string; status: 'pending' | 'confirmed' }[]>;
}

export interface CapacityBoard {
  statistics(date: string): Promise<SlotStatistics[]>;
}

/** Addresses that only the guest knows. */
export interface GuestLinks {
  linkFor(reservationId: string): string;
  /** @returns null when the token was not made by us. */
  reservationOf(token: string): string | null;
}

/** House rules that are configuration, not code. */
export type HouseRules = { readonly leadTimeMinutes: number };
