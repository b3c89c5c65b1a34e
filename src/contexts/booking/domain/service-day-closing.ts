import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * The event refers to the shift note, which is in the vault. `withoutMark`: number of accepted
 * parties without a recorded arrival.
 */
export type ServiceDayClosed = DomainEvent<
  'ServiceDayClosed',
  { date: string; withoutMark: number; hasNote: boolean }
>;

/**
 * Returns the stream of a service day. Names of streams end with a UUID, so the last digits of a
 * fixed UUID are the date: `service-day-00000000-0000-4000-8000-000020261128`.
 *
 * @param date `yyyy-MM-dd`
 */
export const toServiceDayStream = (date: string): string =>
  `service-day-00000000-0000-4000-8000-0000${date.replaceAll('-', '')}`;
