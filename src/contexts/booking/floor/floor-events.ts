import type { TablePosition, TableShape } from '#src/contracts/booking/floor-plan.ts';
import type { RoomOpening } from '#src/contracts/booking/room-opening.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * State of a table in its events. They leave out the description, because free text could contain
 * personal data. Older events have no position, no shape and no join group.
 */
export type TableState = {
  readonly name: string;
  readonly floor: number;
  readonly capacity: number;
  readonly capacityMin: number | null;
  readonly isActive: boolean;
  readonly joinGroup?: string | null;
  readonly position?: TablePosition | null;
  readonly shape?: TableShape | null;
};

/**
 * State of a time slot in its events. Older events have no `maxCovers`, because covers were not a
 * setting of the time slot.
 */
export type TimeSlotState = {
  readonly startTime: string;
  readonly endTime: string;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly maxCovers?: number;
};

/** State of a room in its events. */
export type RoomState = RoomOpening & { readonly floor: number };

type BlockedTurn = { readonly date: string; readonly timeSlotId: string };
type NamedBlockedTurn = BlockedTurn & { readonly tableName?: string; readonly startTime?: string };

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

export type RoomEvent = DomainEvent<'RoomChanged', { room: RoomState; was: RoomState }>;

export const toTableStream = (id: string): string => `table-${id}`;
export const toTimeSlotStream = (id: string): string => `time-slot-${id}`;

/** Streams of the history end with a uuid, so the floor is the end of a fixed one. */
export const toRoomStream = (floor: number): string =>
  `room-00000000-0000-4000-8000-00000000000${floor}`;
