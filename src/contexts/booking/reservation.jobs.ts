import { MINUTE_MS, type Job } from '#src/platform/schedule-job.ts';
import type { CompleteOrExpirePastReservations } from './application/complete-or-expire-past-reservations.ts';
import type { GuestMessages } from './guest-messages.services.ts';

export const createReservationJobs = (
  completeOrExpirePastReservations: CompleteOrExpirePastReservations,
  { closeUnansweredChanges, remindGuests }: GuestMessages,
): readonly Job[] => [
  {
    name: 'close_service_days',
    everyMs: 5 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    run: completeOrExpirePastReservations,
  },
  {
    name: 'close_unanswered_changes',
    everyMs: MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    run: closeUnansweredChanges,
  },
  {
    name: 'remind_guests',
    everyMs: 5 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    run: remindGuests,
  },
];
