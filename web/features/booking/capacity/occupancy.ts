import type { SlotStatistics } from '#src/contracts/booking/reservations.ts';

/** How full a turn or a day is, for staff (specification §9): 80 % or more, 60 % or more, less. */
export type OccupancyLevel = 'high' | 'medium' | 'low';

export const occupancyLabel: Record<OccupancyLevel, string> = {
  high: 'Alta',
  medium: 'Media',
  low: 'Bassa',
};

/** Share of the covers that is taken, in percent, not rounded and not capped; 0 when there is no capacity. */
export const occupancyPercent = (booked: number, capacity: number): number =>
  capacity > 0 ? (booked / capacity) * 100 : 0;

/** The band of a percentage as screens show it, rounded: 79.5 % is shown as 80 % and is high. */
export const toOccupancyLevel = (percent: number): OccupancyLevel => {
  const shown = Math.round(percent);
  if (shown >= 80) return 'high';
  return shown >= 60 ? 'medium' : 'low';
};

/** What a bar may draw: never more than full. */
export const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent));

export type DayOccupancy = {
  readonly booked: number;
  /** Covers of all slots of the day: slots × 75 by default. */
  readonly capacity: number;
  readonly reservations: number;
  readonly percent: number;
  readonly pressure: OccupancyLevel;
};

/** The three summary cards of a date, from the statistics of its slots. */
export const summarizeDay = (slots: readonly SlotStatistics[]): DayOccupancy => {
  const sum = (part: (slot: SlotStatistics) => number) =>
    slots.reduce((total, slot) => total + part(slot), 0);
  const booked = sum(({ bookedPeople }) => bookedPeople);
  const capacity = sum(({ maxCovers }) => maxCovers);
  const percent = occupancyPercent(booked, capacity);
  return {
    booked,
    capacity,
    reservations: sum(({ reservationsCount }) => reservationsCount),
    percent,
    pressure: toOccupancyLevel(percent),
  };
};
