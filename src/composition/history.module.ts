import { ContainerModule } from 'inversify';
import { createDailyCapacityQuery } from '#src/contexts/booking/adapters/daily-capacity.postgres.ts';
import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import { turnLimitsProjection } from '#src/contexts/booking/adapters/turn-limits.projection.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import { describeEvent } from '#src/contexts/history/event-sentences.ts';
import { createAuditorAccessStore } from '#src/contexts/history/auditor-access.postgres.ts';
import { historyController } from '#src/contexts/history/history.controller.ts';
import { createHistoryRepository } from '#src/contexts/history/history-repository.postgres.ts';
import {
  grantAuditorAccess,
  mayRevealPersonalData,
  revealPersonalData,
} from '#src/contexts/history/reveal-personal-data.ts';
import { createReservationsAsOfQuery } from '#src/contexts/history/reservations-as-of.postgres.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

const createHistoryRoutes = ({ sql, commands }: AppServices) => {
  const { inTransaction, resolveActorName, clock } = commands;
  const auditorAccess = createAuditorAccessStore(sql, clock);
  const deps = {
    ...commands,
    history: createHistoryRepository(sql, resolveActorName, clock),
    auditorAccess,
  };
  const reservationsAsOf = createReservationsAsOfQuery({
    sql,
    inTransaction,
    resolveActorName,
    projections: [reservationsProjection, turnOccupancyProjection, turnLimitsProjection],
    now: () => clock.now(),
    statistics: (tx, date, at) => createDailyCapacityQuery(tx, () => at).loadStatistics(date),
    isClosed: (tx, date, meal) => createServiceCalendar(tx).isClosed(date, meal, tx),
  });
  return historyController({
    history: deps.history,
    reservationsAsOf,
    auditorAccess,
    reveal: revealPersonalData(deps),
    grantAccess: grantAuditorAccess(deps),
    mayOpen: mayRevealPersonalData(deps),
  });
};

export const historyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.describeEvent).toConstantValue(describeEvent);
  bind(TOKENS.contextRoutes).toResolvedValue(createHistoryRoutes, [TOKENS.appServices]);
});
