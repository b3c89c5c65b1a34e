/**
 * Converts between instants and dates (`yyyy-MM-dd`) and times (`HH:MM`) in the restaurant's time
 * zone.
 */
export interface Clock {
  now(): Date;
  today(): string;
  dateOf(instant: Date): string;
  instantOf(date: string, time: string): Date;
}

export type NewId = () => string;
