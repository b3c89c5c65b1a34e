/** Instants are absolute; calendar dates and times belong to the venue's time zone. */
export interface Clock {
  now(): Date;
  /** Current calendar date, `yyyy-MM-dd`. */
  today(): string;
  /** Calendar date of an instant, `yyyy-MM-dd`. */
  dateOf(instant: Date): string;
  /** Instant of a local date and time (`yyyy-MM-dd`, `HH:MM`). */
  instantOf(date: string, time: string): Date;
}

export type NewId = () => string;
