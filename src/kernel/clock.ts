/** Time as the restaurant sees it: instants are absolute, dates and hours belong to the venue's zone. */
export interface Clock {
  now(): Date;
  /** Calendar date at the venue, `yyyy-MM-dd`. */
  today(): string;
  /** Calendar date at the venue at an instant, `yyyy-MM-dd`. */
  dateOf(instant: Date): string;
  /** The instant at which the venue's wall clock shows `date` `time` (`yyyy-MM-dd`, `HH:MM`). */
  instantOf(date: string, time: string): Date;
}

export type NewId = () => string;
