import { ContainerModule } from 'inversify';
import { MINUTE_MS, SECOND_MS, type Job } from '#src/platform/schedule-job.ts';
import { createRequestAlerts, type RequestAlerts } from './create-request-alerts.ts';
import { createServiceHolds } from './create-service-holds.ts';
import { createDemoSeed } from './seed-demo-data.ts';
import { TOKENS } from './tokens.ts';

/** Services that need the code of more than one context. */
export const crossContextModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.serviceHolds).toResolvedValue(createServiceHolds, [
    TOKENS.turnLimits,
    TOKENS.bookingDeps,
  ]);
  bind(TOKENS.seed).toResolvedValue(createDemoSeed, [
    TOKENS.appServices,
    { serviceIdentifier: TOKENS.contextConfiguredTables, isMultiple: true },
  ]);
  bind(TOKENS.requestAlerts).toResolvedValue(createRequestAlerts, [TOKENS.appServices]);
  bind(TOKENS.contextJobs).toResolvedValue(
    ({ alertStaff }: RequestAlerts): readonly Job[] => [
      {
        name: 'alert_staff',
        everyMs: 5 * SECOND_MS,
        timeLimitMs: MINUTE_MS,
        run: () => alertStaff(),
      },
    ],
    [TOKENS.requestAlerts],
  );
  bind(TOKENS.contextRoutes).toResolvedValue(
    ({ routes }: RequestAlerts) => routes,
    [TOKENS.requestAlerts],
  );
});
