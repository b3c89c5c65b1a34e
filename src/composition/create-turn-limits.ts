import { createTurnLimitRepository } from '#src/contexts/booking/adapters/turn-limits.postgres.ts';
import {
  endLimitsOfSource,
  endTurnLimit,
  setTurnLimit,
} from '#src/contexts/booking/application/turn-limits/set-turn-limit.ts';
import { lockDateExclusive } from '#src/contexts/booking/floor/service-day-locks.postgres.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';

export const createTurnLimitDeps = (
  { commands, sql }: AppServices,
  { rules }: Pick<BookingDeps, 'rules'>,
) => ({
  ...commands,
  rules,
  limits: createTurnLimitRepository(sql),
  lockDateExclusive,
});

/**
 * Creates the operations on limits for other contexts, which run in the caller's transaction.
 * Callers that append an event before `set` must first call `lockDate`, because commands lock the
 * date before the log head.
 */
export const createTurnLimits = (services: AppServices, booking: BookingDeps) => {
  const deps = createTurnLimitDeps(services, booking);
  return {
    lockDate: lockDateExclusive,
    set: setTurnLimit(deps),
    end: endTurnLimit(deps),
    endOfSource: endLimitsOfSource(deps),
  };
};

export type TurnLimits = ReturnType<typeof createTurnLimits>;
