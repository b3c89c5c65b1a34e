import { setTimeout as sleep } from 'node:timers/promises';
import { compose, TOKENS, type Composition } from './composition-root.ts';
import { bookingCounter, exposeMetrics } from './figures.ts';
import { seedInitialData, openInstallation, type Installation } from './installation.ts';
import type { Config } from './platform/config.ts';
import { logRequestError } from './platform/http/errors.ts';
import { closeServer, createHttpServer, startListening } from './platform/http/listen.ts';
import { createBuiltWebApp, createDevWebApp } from './platform/http/web-app.ts';
import { createMetricsRegistry, type MetricsRegistry } from './platform/metrics/metrics.ts';
import { createRequestMetrics } from './platform/metrics/request-figures.ts';
import type { Log } from './platform/log.ts';
import { onShutdown, type ShutdownStep } from './platform/shutdown.ts';
import { runPreflight } from './preflight/preflight.ts';
import { warnIfSiteEmpty } from './warn-when-empty.ts';
import { printStartupError, formatNewAccounts, formatStartupBanner } from './welcome.ts';

/** Production logs hold JSON lines alone. */
const announceStart = ({ APP_MODE, PUBLIC_ORIGIN }: Config, log: Log) => {
  if (APP_MODE === 'production') log.info({ origin: PUBLIC_ORIGIN }, 'server: ready for requests');
  else process.stdout.write(formatStartupBanner(PUBLIC_ORIGIN));
};

/** What runs beside the requests, in the order in which it ends. */
const startMetricsAndBackground = async (
  installation: Installation,
  container: Composition,
  metrics: MetricsRegistry | null,
): Promise<ShutdownStep[]> => {
  const { parts } = installation;
  const house = parts.config.WORKER === 'inside';
  const figures = metrics
    ? [
        {
          name: 'metrics',
          stop: await exposeMetrics(parts.config.METRICS_LISTEN!, metrics, parts, container, {
            house,
          }),
        },
      ]
    : [];
  if (!house) return figures;
  // Queue and mail are loaded by whoever works with them.
  const { startBackgroundWork: startBackground } = await import('./background.ts');
  return [
    ...figures,
    {
      name: 'background',
      stop: (await startBackground(installation, container, metrics?.registry)).stop,
    },
  ];
};

/** Site, API and, unless it runs elsewhere, the background work: one process from start to clean end. */
const main = async () => {
  const config = await runPreflight(process.env, { serves: true });
  const installation = await openInstallation(config, { exclusive: true });
  const { log, clock } = installation.parts;
  const server = createHttpServer();
  let close: ShutdownStep[] = [{ name: 'database', stop: installation.close }];
  const { isStopping, stop } = onShutdown(log, () => close);
  try {
    const horizon = {
      bookingDays: config.BOOKING_HORIZON_DAYS,
      quoteDays: config.QUOTE_HORIZON_DAYS,
    };
    const options = { publicOrigin: config.PUBLIC_ORIGIN, today: () => clock.today(), horizon };
    const web =
      config.APP_MODE === 'development'
        ? await createDevWebApp(server, options)
        : createBuiltWebApp(options);
    close = [{ name: 'web app', stop: web.close }, ...close];
    const metrics = config.METRICS_LISTEN ? createMetricsRegistry() : null;
    const container = compose({
      ...installation.parts,
      isStopping,
      staticFiles: web.staticFiles,
      pages: web.pages,
      ...(metrics ? { measure: createRequestMetrics(metrics.registry, bookingCounter) } : {}),
    });
    const app = container.get(TOKENS.app);
    app.on('error', logRequestError(log));
    // Shown before anything else can fail: the passwords are stored nowhere in the clear.
    process.stdout.write(formatNewAccounts(await seedInitialData(installation, container)));
    await startListening(server, app, config.PORT, config.HOST);
    const { streams } = container.get(TOKENS.appServices);
    close = [
      { name: 'http', stop: () => Promise.all([closeServer(server), streams.stop()]) },
      ...close,
    ];
    const [http, ...last] = close;
    close = [
      { name: 'drain', stop: () => sleep(config.DRAIN_SECONDS * 1_000) },
      http!,
      ...(await startMetricsAndBackground(installation, container, metrics)),
      ...last,
    ];
    await warnIfSiteEmpty(container, log);
    announceStart(config, log);
  } catch (error) {
    printStartupError(error);
    await stop(1, 'start failed');
  }
};

main().catch((error: unknown) => {
  printStartupError(error);
  process.exit(1);
});
