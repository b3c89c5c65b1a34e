import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from '#src/composition/application.ts';
import { compose } from '#src/composition/composition-root.ts';
import { bookingCounter, exposeMetrics } from './expose-metrics.ts';
import { seedInitialData } from '#src/bootstrap/seed-initial-data.ts';
import { openBackgroundApplication } from '#src/bootstrap/open-background-application.ts';
import { openInstallation, type Installation } from '#src/bootstrap/open-installation.ts';
import type { Config } from '#src/platform/config.ts';
import { logRequestError } from '#src/platform/http/pipeline/error-handler.ts';
import {
  closeServer,
  createHttpServer,
  startListening,
} from '#src/platform/http/pipeline/http-server.ts';
import { createContentSecurityPolicy } from '#src/platform/http/pipeline/content-security-policy.ts';
import { createBuiltWebApp, createDevWebApp } from '#src/platform/http/ssr/web-app.ts';
import {
  createMetricsRegistry,
  type MetricsRegistry,
} from '#src/platform/metrics/metrics-registry.ts';
import { createRequestMetrics } from '#src/platform/metrics/request-metrics.ts';
import type { Log } from '#src/platform/log.ts';
import { onShutdown, type ShutdownStep } from '#src/platform/shutdown.ts';
import { runPreflight } from '#src/preflight/run-preflight.ts';
import { warnIfSiteEmpty } from '#src/bootstrap/warn-if-site-empty.ts';
import {
  printStartupError,
  formatNewAccounts,
  formatStartupBanner,
} from '#src/bootstrap/startup-banner.ts';

/** In production, every output line must be JSON. Other modes print a banner for people. */
const announceStart = ({ APP_MODE, PUBLIC_ORIGIN }: Config, log: Log) => {
  if (APP_MODE === 'production') log.info({ origin: PUBLIC_ORIGIN }, 'server: ready for requests');
  else process.stdout.write(formatStartupBanner(PUBLIC_ORIGIN));
};

const startMetricsAndBackground = async (
  installation: Installation,
  application: Application,
  metrics: MetricsRegistry | null,
): Promise<ShutdownStep[]> => {
  const { context } = installation;
  const hasWorker = context.config.WORKER === 'inside';
  const metricsSteps = metrics
    ? [
        {
          name: 'metrics',
          stop: await exposeMetrics(context.config.METRICS_LISTEN!, metrics, context, application, {
            includeInstallation: hasWorker,
          }),
        },
      ]
    : [];
  if (!hasWorker) return metricsSteps;
  // Imports on demand, because a process without a worker needs neither queue nor mailer.
  const { startBackgroundWork } = await import('./background-work.ts');
  const background = await openBackgroundApplication(installation);
  const work = await startBackgroundWork(installation, background.application, metrics?.registry);
  return [
    ...metricsSteps,
    { name: 'background', stop: work.stop },
    { name: 'background connections', stop: background.close },
  ];
};

const main = async () => {
  const config = await runPreflight(process.env, { serves: true });
  const installation = await openInstallation(config, { exclusive: true });
  const { log, clock } = installation.context;
  const server = createHttpServer();
  let close: ShutdownStep[] = [{ name: 'database', stop: installation.close }];
  const { isStopping, stop } = onShutdown(log, () => close);
  try {
    const horizon = {
      bookingDays: config.BOOKING_HORIZON_DAYS,
      quoteDays: config.QUOTE_HORIZON_DAYS,
    };
    const dev = config.APP_MODE === 'development';
    const options = {
      publicOrigin: config.PUBLIC_ORIGIN,
      today: () => clock.today(),
      horizon,
      policy: createContentSecurityPolicy({ dev }),
    };
    const web = dev ? await createDevWebApp(server, options) : createBuiltWebApp(options);
    close = [{ name: 'web app', stop: web.close }, ...close];
    const metrics = config.METRICS_LISTEN ? createMetricsRegistry() : null;
    const application = compose({
      ...installation.context,
      workerElsewhere: config.WORKER === 'outside',
      isStopping,
      staticFiles: web.staticFiles,
      pages: web.pages,
      ...(web.findPageCacheKey ? { findPageCacheKey: web.findPageCacheKey } : {}),
      ...(metrics
        ? { requestMetrics: createRequestMetrics(metrics.registry, bookingCounter) }
        : {}),
    });
    const { app } = application;
    app.on('error', logRequestError(log));
    /*
     * Prints generated passwords first, because they are not stored and a later failure would lose
     * them.
     */
    process.stdout.write(formatNewAccounts(await seedInitialData(installation, application)));
    await startListening(server, app, config.PORT, config.HOST);
    const { streams } = application.appServices;
    close = [
      { name: 'http', stop: () => Promise.all([closeServer(server), streams.stop()]) },
      ...close,
    ];
    const [http, ...last] = close;
    close = [
      { name: 'drain', stop: () => sleep(config.DRAIN_SECONDS * 1_000) },
      http!,
      ...(await startMetricsAndBackground(installation, application, metrics)),
      ...last,
    ];
    await warnIfSiteEmpty(application.sql, log);
    announceStart(config, log);
  } catch (error) {
    // Ignores the error during a stop, which closes the database that the start still uses.
    if (isStopping()) return;
    printStartupError(error);
    await stop(1, 'start failed');
  }
};

main().catch((error: unknown) => {
  printStartupError(error);
  process.exit(1);
});
