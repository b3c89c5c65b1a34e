import { startBackgroundWork } from './background-work.ts';
import { compose } from '#src/composition/composition-root.ts';
import { exposeMetrics } from './expose-metrics.ts';
import { openInstallation } from '#src/bootstrap/open-installation.ts';
import { createMetricsRegistry } from '#src/platform/metrics/metrics-registry.ts';
import { onShutdown } from '#src/platform/shutdown.ts';
import { runPreflight } from '#src/preflight/run-preflight.ts';
import { printStartupError } from '#src/bootstrap/startup-banner.ts';

const main = async () => {
  const installation = await openInstallation(await runPreflight(process.env, { serves: false }));
  const { context } = installation;
  const application = compose(context);
  const place = context.config.METRICS_LISTEN;
  const metrics = place ? createMetricsRegistry() : null;
  const background = await startBackgroundWork(installation, application, metrics?.registry);
  const stopMetrics =
    place && metrics
      ? await exposeMetrics(place, metrics, context, application, { includeInstallation: true })
      : async () => undefined;
  onShutdown(context.log, () => [
    { name: 'metrics', stop: stopMetrics },
    { name: 'background', stop: background.stop },
    { name: 'database', stop: installation.close },
  ]);
  context.log.info({}, 'worker: background work started');
};

main().catch((error: unknown) => {
  printStartupError(error);
  process.exit(1);
});
