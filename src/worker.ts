import { startBackground } from './background.ts';
import { compose } from './composition-root.ts';
import { showFigures } from './figures.ts';
import { openInstallation } from './installation.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { onShutdown } from './platform/shutdown.ts';
import { preflight } from './preflight/preflight.ts';
import { fail } from './welcome.ts';

/** The background work alone, beside web processes that run with WORKER=outside. */
const main = async () => {
  const installation = await openInstallation(await preflight(process.env, { serves: false }));
  const { parts } = installation;
  const container = compose(parts);
  const place = parts.config.METRICS_LISTEN;
  const metrics = place ? openMetrics() : null;
  const background = await startBackground(installation, container, metrics?.registry);
  const stopMetrics =
    place && metrics
      ? await showFigures(place, metrics, parts, container, { house: true })
      : async () => undefined;
  onShutdown(parts.log, () => [
    { name: 'metrics', stop: stopMetrics },
    { name: 'background', stop: background.stop },
    { name: 'database', stop: installation.close },
  ]);
  parts.log.info({}, 'background work started');
};

main().catch((error: unknown) => {
  fail(error);
  process.exit(1);
});
