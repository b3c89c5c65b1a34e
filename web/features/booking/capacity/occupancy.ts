import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';

/**
 * Level of occupancy. `high`: at least 80 % of the covers are booked. `medium`: at least 60 %
 * (specification §9).
 */
export type OccupancyLevel = 'high' | 'medium' | 'low';

export const occupancyLabel: Record<OccupancyLevel, string> = {
  high: 'Alta',
  medium: 'Media',
  low: 'Bassa',
};

/**
 * Returns the booked covers in percent of the capacity, not rounded. The value may exceed 100.
 * Returns 0 if there is no capacity.
 */
export const occupancyPercent = (booked: number, capacity: number): number =>
  capacity > 0 ? (booked / capacity) * 100 : 0;

/**
 * Returns the level of the rounded percentage, because the level must match the percentage on
 * screen. 79.5 % counts as 80 %.
 */
export const toOccupancyLevel = (percent: number): OccupancyLevel => {
  const shown = Math.round(percent);
  if (shown >= 80) return 'high';
  return shown >= 60 ? 'medium' : 'low';
};

export const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent));

export type DayOccupancy = {
  readonly booked: number;
  readonly capacity: number;
  readonly reservations: number;
  readonly percent: number;
  readonly pressure: OccupancyLevel;
};

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

export type ServiceOccupancy = DayOccupancy & { readonly name: string };

const SERVICES = [
  ['pranzo', 'Pranzo'],
  ['cena', 'Cena'],
] as const;

/** Sums up lunch and dinner of one day. Leaves out a service that has no turns. */
export const summarizeServices = (slots: readonly SlotStatistics[]): ServiceOccupancy[] =>
  SERVICES.map(([meal, name]) => ({
    name,
    slots: slots.filter(({ startTime }) => mealTypeOf(startTime) === meal),
  }))
    .filter((service) => service.slots.length > 0)
    .map((service) => ({ name: service.name, ...summarizeDay(service.slots) }));
