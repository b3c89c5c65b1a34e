import { ContainerModule } from 'inversify';
import { createOpenParties } from './adapters/open-parties.postgres.ts';
import { createTurnLimitManagement } from './application/turn-limits/manage-turn-limits.ts';
import { turnLimitsController } from './http/turn-limits.controller.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from './booking.services.ts';
import { createTurnLimitDeps, createTurnLimits } from './turn-limits.services.ts';
import { turnLimitSentences } from './sentences/turn-limit-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

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
  bind(TOKENS.contextSentences).toConstantValue(turnLimitSentences);
  bind(TOKENS.turnLimits).toResolvedValue(createTurnLimits, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createTurnLimitRoutes, [...services]);
});
