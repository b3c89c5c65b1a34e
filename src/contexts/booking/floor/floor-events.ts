import type { DomainEvent } from '#src/event-log/decider.ts';

/** A table as it counts for capacity. Its description stays out: staff may write anything there. */
export type TableState = {
  readonly name: string;
  readonly floor: number;
  readonly capacity: number;
  readonly capacityMin: number | null;
  readonly isActive: boolean;
};

export type TimeSlotState = {
  readonly startTime: string;
  readonly endTime: string;
  readonly description: string | null;
  readonly isActive: boolean;
};

type BlockedTurn = { readonly date: string; readonly timeSlotId: string };
/** Older events have no names. */
type NamedBlockedTurn = BlockedTurn & { readonly tableName?: string; readonly startTime?: string };

/**
 * What staff did to the furniture. `was` is the state before, so that the room of any day can be told, also of tables and
 * slots that were there before the first event.
 */
export type TableEvent =
  | DomainEvent<'TableAdded', { table: TableState }>
  | DomainEvent<'TableChanged', { table: TableState; was: TableState }>
  | DomainEvent<'TableRetired', { was: TableState }>
  | DomainEvent<'TableRemoved', { was: TableState }>
  | DomainEvent<'TableBlocked', NamedBlockedTurn>
  | DomainEvent<'TableUnblocked', NamedBlockedTurn>;

export type TimeSlotEvent =
  | DomainEvent<'TimeSlotAdded', { slot: TimeSlotState }>
  | DomainEvent<'TimeSlotChanged', { slot: TimeSlotState; was: TimeSlotState }>
  | DomainEvent<'TimeSlotRetired', { was: TimeSlotState }>
  | DomainEvent<'TimeSlotRemoved', { was: TimeSlotState }>;

export const toTableStream = (id: string): string => `table-${id}`;
export const toTimeSlotStream = (id: string): string => `time-slot-${id}`;
