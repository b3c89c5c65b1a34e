import { ContainerModule } from 'inversify';
import { createAnsweredPeriods } from './answered-periods.postgres.ts';
import { buildWeeklyReport } from './build-weekly-report.ts';
import { createLogPrefixQuery } from './log-prefix.postgres.ts';
import type { ListOpenHours } from './ports.ts';
import { createQuoteCounts } from './quote-funnel.postgres.ts';
import { reportsController } from './reports.controller.ts';
import { createReservationCounts } from './reservation-counts.postgres.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createReportRoutes = (
  { sql, commands: { clock } }: AppServices,
  listOpenHours: ListOpenHours,
) =>
  reportsController(
    buildWeeklyReport({
      clock,
      findLogPrefix: createLogPrefixQuery(sql),
      reservations: createReservationCounts(sql, venue.timeZone),
      quotes: createQuoteCounts(sql),
      answers: createAnsweredPeriods(sql),
      listOpenHours,
    }),
  );

export const reportsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createReportRoutes, [
    TOKENS.appServices,
    TOKENS.listOpenHours,
  ]);
});
