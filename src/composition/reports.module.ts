import { ContainerModule } from 'inversify';
import { listOpenHours } from '#src/contexts/booking/application/guest/load-answer-minutes.ts';
import type { TurnFactsRepository } from '#src/contexts/booking/application/ports.ts';
import { listServiceHours } from '#src/contexts/booking/domain/response-time.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import { createAnsweredPeriods } from '#src/contexts/reports/answered-periods.postgres.ts';
import { buildWeeklyReport } from '#src/contexts/reports/build-weekly-report.ts';
import { createLogPrefixQuery } from '#src/contexts/reports/log-prefix.postgres.ts';
import { createQuoteCounts } from '#src/contexts/reports/quote-funnel.postgres.ts';
import { reportsController } from '#src/contexts/reports/reports.controller.ts';
import { createReservationCounts } from '#src/contexts/reports/reservation-counts.postgres.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

const createReportRoutes = (
  { sql, commands: { clock } }: AppServices,
  { listSlots }: TurnFactsRepository,
) => {
  const closures = createServiceCalendar(sql);
  return reportsController(
    buildWeeklyReport({
      clock,
      findLogPrefix: createLogPrefixQuery(sql),
      reservations: createReservationCounts(sql, venue.timeZone),
      quotes: createQuoteCounts(sql),
      answers: createAnsweredPeriods(sql),
      listOpenHours: async (firstDay, days) =>
        listOpenHours({ clock, closures }, firstDay, days, listServiceHours(await listSlots())),
    }),
  );
};

export const reportsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createReportRoutes, [
    TOKENS.appServices,
    TOKENS.turnFactsRepository,
  ]);
});
