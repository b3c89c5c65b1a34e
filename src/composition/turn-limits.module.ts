import { ContainerModule } from 'inversify';
import { createOpenParties } from '#src/contexts/booking/adapters/open-parties.postgres.ts';
import { createTurnLimitRepository } from '#src/contexts/booking/adapters/turn-limits.postgres.ts';
import { createTurnLimitManagement } from '#src/contexts/booking/application/turn-limits/manage-turn-limits.ts';
import {
  endLimitsOfSource,
  endTurnLimit,
  setTurnLimit,
} from '#src/contexts/booking/application/turn-limits/set-turn-limit.ts';
import { lockDateExclusive } from '#src/contexts/booking/floor/service-day-locks.postgres.ts';
import { turnLimitsController } from '#src/contexts/booking/http/turn-limits.controller.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';
import { TOKENS } from './tokens.ts';

const createTurnLimitDeps = (
  { commands, sql }: AppServices,
  { rules }: Pick<BookingDeps, 'rules'>,
) => ({
  ...commands,
  rules,
  limits: createTurnLimitRepository(sql),
  lockDateExclusive,
});

/** What other contexts do with limits, each in the transaction of its caller. */
const createTurnLimits = (services: AppServices, booking: BookingDeps) => {
  const deps = createTurnLimitDeps(services, booking);
  return {
    set: setTurnLimit(deps),
    end: endTurnLimit(deps),
    endOfSource: endLimitsOfSource(deps),
  };
};

export type TurnLimits = ReturnType<typeof createTurnLimits>;

const createTurnLimitRoutes = (services: AppServices, booking: BookingDeps) =>
  turnLimitsController(
    createTurnLimitManagement({
      ...booking,
      ...createTurnLimitDeps(services, booking),
      openParties: createOpenParties(services.sql),
    }),
  );

export const turnLimitsModule = new ContainerModule(({ bind }) => {
  const services = [TOKENS.appServices, TOKENS.bookingDeps] as const;
  bind(TOKENS.turnLimits).toResolvedValue(createTurnLimits, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createTurnLimitRoutes, [...services]);
});
