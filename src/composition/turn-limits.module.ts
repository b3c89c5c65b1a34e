import { ContainerModule } from 'inversify';
import { createOpenParties } from '#src/contexts/booking/adapters/open-parties.postgres.ts';
import { createTurnLimitManagement } from '#src/contexts/booking/application/turn-limits/manage-turn-limits.ts';
import { turnLimitsController } from '#src/contexts/booking/http/turn-limits.controller.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';
import { createTurnLimitDeps, createTurnLimits } from './create-turn-limits.ts';
import { TOKENS } from './tokens.ts';

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
