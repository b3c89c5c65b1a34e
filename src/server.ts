import { setTimeout as sleep } from 'node:timers/promises';
import { compose, t, type Composition } from './composition-root.ts';
import { countedBookings, showFigures } from './figures.ts';
import { furnish, openInstallation, type Installation } from './installation.ts';
import type { Config } from './platform/config.ts';
import { logRequestError } from './platform/http/errors.ts';
import { closeServer, httpServer, listen } from './platform/http/listen.ts';
import { builtWebApp, liveWebApp } from './platform/http/web-app.ts';
import { openMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { requestFigures } from './platform/metrics/request-figures.ts';
import type { Log } from './platform/log.ts';
import { onShutdown, type Step } from './platform/shutdown.ts';
import { preflight } from './preflight/preflight.ts';
import { warnWhenEmpty } from './warn-when-empty.ts';
import { fail, firstAccounts, welcome } from './welcome.ts';

/** Production logs hold JSON lines alone. */
const announce = ({ APP_MODE, PUBLIC_ORIGIN }: Config, log: Log) => {
  if (APP_MODE === 'production') log.info({ origin: PUBLIC_ORIGIN }, 'server: ready for requests');
  else process.stdout.write(welcome(PUBLIC_ORIGIN));
};

/** What runs beside the requests, in the order in which it ends. */
const besideRequests = async (
  installation: Installation,
  container: Composition,
  metrics: Metrics | null,
): Promise<Step[]> => {
  const { parts } = installation;
  const house = parts.config.WORKER === 'inside';
  const figures = metrics
    ? [
        {
          name: 'metrics',
          stop: await showFigures(parts.config.METRICS_LISTEN!, metrics, parts, container, {
            house,
          }),
        },
      ]
    : [];
  if (!house) return figures;
  // Queue and mail are loaded by whoever works with them.
  const { startBackground } = await import('./background.ts');
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
  const config = await preflight(process.env, { serves: true });
  const installation = await openInstallation(config, { exclusive: true });
  const { log, clock } = installation.parts;
  const server = httpServer();
  let close: Step[] = [{ name: 'database', stop: installation.close }];
  const { isStopping, stop } = onShutdown(log, () => close);
  try {
    const horizon = {
      bookingDays: config.BOOKING_HORIZON_DAYS,
      quoteDays: config.QUOTE_HORIZON_DAYS,
    };
    const options = { publicOrigin: config.PUBLIC_ORIGIN, today: () => clock.today(), horizon };
    const web =
      config.APP_MODE === 'development' ? await liveWebApp(server, options) : builtWebApp(options);
    close = [{ name: 'web app', stop: web.close }, ...close];
    const metrics = config.METRICS_LISTEN ? openMetrics() : null;
    const container = compose({
      ...installation.parts,
      isStopping,
      staticFiles: web.staticFiles,
      pages: web.pages,
      ...(metrics ? { measure: requestFigures(metrics.registry, countedBookings) } : {}),
    });
    const app = container.get(t.app);
    app.on('error', logRequestError(log));
    // Shown before anything else can fail: the passwords are stored nowhere in the clear.
    process.stdout.write(firstAccounts(await furnish(installation, container)));
    await listen(server, app, config.PORT, config.HOST);
    const { streams } = container.get(t.house);
    close = [
      { name: 'http', stop: () => Promise.all([closeServer(server), streams.stop()]) },
      ...close,
    ];
    const [http, ...last] = close;
    close = [
      { name: 'drain', stop: () => sleep(config.DRAIN_SECONDS * 1_000) },
      http!,
      ...(await besideRequests(installation, container, metrics)),
      ...last,
    ];
    await warnWhenEmpty(container, log);
    announce(config, log);
  } catch (error) {
    fail(error);
    await stop(1, 'start failed');
  }
};

main().catch((error: unknown) => {
  fail(error);
  process.exit(1);
});
