import { ContainerModule } from 'inversify';
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
  bind(TOKENS.seed).toResolvedValue(createDemoSeed, [TOKENS.appServices]);
  bind(TOKENS.requestAlerts).toResolvedValue(createRequestAlerts, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(
    ({ routes }: RequestAlerts) => routes,
    [TOKENS.requestAlerts],
  );
});
