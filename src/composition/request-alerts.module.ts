import { ContainerModule } from 'inversify';
import { createRequestAlerts, type RequestAlerts } from './create-request-alerts.ts';
import { TOKENS } from './tokens.ts';

export const requestAlertsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.requestAlerts).toResolvedValue(createRequestAlerts, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(
    ({ routes }: RequestAlerts) => routes,
    [TOKENS.requestAlerts],
  );
});
