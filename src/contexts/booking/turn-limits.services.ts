import { createTurnLimitRepository } from './adapters/turn-limits.postgres.ts';
import {
  endLimitsOfSource,
  endTurnLimit,
  setTurnLimit,
} from './application/turn-limits/set-turn-limit.ts';
import { lockDateExclusive } from './floor/service-day-locks.postgres.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from './booking.services.ts';

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
