/** Dates and times belong to the venue's time zone. */
export interface Clock {
  now(): Date;
  today(): string;
  /** Calendar date, `yyyy-MM-dd`. */
  dateOf(instant: Date): string;
  /** @param time `HH:MM` */
  instantOf(date: string, time: string): Date;
}

export type NewId = () => string;
