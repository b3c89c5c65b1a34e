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
 * What other contexts do with limits, each in the transaction of its caller. A caller that appends an
 * event before `set` calls `lockDate` first, because commands lock the date before the head of the log.
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
