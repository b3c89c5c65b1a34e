import { ContainerModule } from 'inversify';
import { createDailyCapacityQuery } from '#src/contexts/booking/adapters/daily-capacity.postgres.ts';
import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import { turnLimitsProjection } from '#src/contexts/booking/adapters/turn-limits.projection.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import { formatTurnLimit } from '#src/contexts/booking/sentences/turn-limit-sentences.ts';
import { createEventDescriber, type DescribeEvent } from '#src/contexts/history/describe-event.ts';
import { historySentences } from '#src/contexts/history/history-sentences.ts';
import type { EventSentences } from '#src/event-log/event-sentences.ts';
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

const createHistoryRoutes = (
  { sql, commands }: AppServices,
  sentences: EventSentences,
  describeEvent: DescribeEvent,
) => {
  const { inTransaction, resolveActorName, clock } = commands;
  const describe = { resolveActorName, describeEvent };
  const auditorAccess = createAuditorAccessStore(sql, clock);
  const deps = {
    ...commands,
    history: createHistoryRepository(sql, describe, clock),
    auditorAccess,
  };
  const reservationsAsOf = createReservationsAsOfQuery({
    sql,
    inTransaction,
    describe,
    describeTurnLimit: formatTurnLimit,
    projections: [reservationsProjection, turnOccupancyProjection, turnLimitsProjection],
    now: () => clock.now(),
    statistics: (tx, date, at) => createDailyCapacityQuery(tx, () => at).loadStatistics(date),
    isClosed: (tx, date, meal) => createServiceCalendar(tx).isClosed(date, meal, tx),
  });
  return historyController({
    eventTypes: Object.keys(sentences),
    history: deps.history,
    reservationsAsOf,
    auditorAccess,
    reveal: revealPersonalData(deps),
    grantAccess: grantAuditorAccess(deps),
    mayOpen: mayRevealPersonalData(deps),
  });
};

export const historyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextSentences).toConstantValue(historySentences);
  bind(TOKENS.eventSentences).toResolvedValue(
    (sentences: EventSentences[]): EventSentences => Object.assign({}, ...sentences),
    [{ serviceIdentifier: TOKENS.contextSentences, isMultiple: true }],
  );
  bind(TOKENS.describeEvent).toResolvedValue(createEventDescriber, [TOKENS.eventSentences]);
  bind(TOKENS.contextRoutes).toResolvedValue(createHistoryRoutes, [
    TOKENS.appServices,
    TOKENS.eventSentences,
    TOKENS.describeEvent,
  ]);
});
