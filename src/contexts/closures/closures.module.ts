import { ContainerModule } from 'inversify';
import { closureConfigurationCheck } from './closure-configuration-check.postgres.ts';
import { closuresController } from './closures.controller.ts';
import { createClosureRepository } from './closure-repository.orm.ts';
import { createClosureManagement } from './manage-closures.ts';
import {
  closureFacts,
  createServiceCalendar,
  type ServiceCalendar,
} from './service-calendar.postgres.ts';
import {
  createUpcomingClosedMeals,
  type ListUpcomingClosedMeals,
} from './upcoming-closed-meals.ts';
import type { StrandedReservation } from '#src/contracts/closures.ts';
import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { MINUTE_MS, type Job } from '#src/platform/schedule-job.ts';
import { eraseExpiredClosureNotes } from './closure-note-retention.postgres.ts';
import { withRepository } from '#src/platform/database/orm-transactions.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { closureSentences } from './closure-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

type TimeSlots = {
  readonly listSlots: () => Promise<readonly Pick<TimeSlotView, 'isActive' | 'startTime'>[]>;
};
type UpcomingReservation = Omit<StrandedReservation, 'reservationId'> & { readonly id: string };

const createClosuresRoutes = (
  { commands, orm, inEntityTransaction }: AppServices,
  listUpcomingClosedMeals: ListUpcomingClosedMeals,
  upcoming: { readonly listAll: (tx?: Sql) => Promise<readonly UpcomingReservation[]> },
  lockBookings: (tx: Sql, date: string | null) => Promise<void>,
) =>
  closuresController(
    createClosureManagement({
      ...commands,
      inTransaction: withRepository(inEntityTransaction, createClosureRepository),
      openClosures: () => createClosureRepository(orm.em.fork()),
      upcoming: async (tx?: Sql) =>
        (await upcoming.listAll(tx)).map(({ id, ...reservation }) => ({
          reservationId: id,
          ...reservation,
        })),
      lockBookings,
    }),
    listUpcomingClosedMeals,
  );

const createClosureJobs = (sql: Sql, clock: Clock): readonly Job[] => [
  {
    name: 'closure_notes',
    everyMs: 60 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    run: () => eraseExpiredClosureNotes(sql, clock)(),
  },
];

export const closuresModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.closureFacts).toConstantValue(closureFacts);
  bind(TOKENS.serviceCalendar).toResolvedValue(createServiceCalendar, [TOKENS.sql]);
  bind(TOKENS.upcomingClosedMeals).toResolvedValue(
    (calendar: ServiceCalendar, clock: Clock, { listSlots }: TimeSlots) =>
      createUpcomingClosedMeals({
        calendar,
        listMealsWithTurns: async () =>
          (await listSlots())
            .filter(({ isActive }) => isActive)
            .map(({ startTime }) => mealTypeOf(startTime)),
        clock,
      }),
    [TOKENS.serviceCalendar, TOKENS.clock, TOKENS.turnFactsRepository],
  );
  bind(TOKENS.contextSentences).toConstantValue(closureSentences);
  bind(TOKENS.contextConfiguredTables).toConstantValue([closureConfigurationCheck]);
  bind(TOKENS.contextJobs).toResolvedValue(createClosureJobs, [TOKENS.sql, TOKENS.clock]);
  bind(TOKENS.contextRoutes).toResolvedValue(createClosuresRoutes, [
    TOKENS.appServices,
    TOKENS.upcomingClosedMeals,
    TOKENS.upcomingReservations,
    TOKENS.lockBookings,
  ]);
});
