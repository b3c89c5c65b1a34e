import { startBackground } from './background.ts';
import { compose, t } from './composition-root.ts';
import type { Created } from './contexts/staff/first-accounts.ts';
import { furnish, openInstallation } from './installation.ts';
import { loadConfig, type Config } from './platform/config.ts';
import { closeServer, httpServer, listen } from './platform/http/listen.ts';
import { builtWebApp, liveWebApp } from './platform/http/web-app.ts';
import { onShutdown } from './platform/shutdown.ts';
import { fail, welcome } from './welcome.ts';

const announce = (config: Config, accounts: readonly Created[]) =>
  process.stdout.write(welcome(config.PUBLIC_ORIGIN, accounts));

/** Site, API and, unless it runs elsewhere, the background work: one process from start to clean end. */
const main = async () => {
  const config = loadConfig(process.env);
  const installation = await openInstallation(config);
  const { log, clock } = installation.parts;
  const server = httpServer();
  let close: { name: string; stop: () => Promise<unknown> }[] = [{ name: 'database', stop: installation.close }];
  const { isStopping, stop } = onShutdown(log, () => close);
  try {
    if (installation.borrowed) throw new Error(`DATA_DIR ${config.DATA_DIR} is in use by another running start: stop that one or choose another DATA_DIR.`);
    const options = { publicOrigin: config.PUBLIC_ORIGIN, today: () => clock.today() };
    const web = config.APP_MODE === 'development' ? await liveWebApp(server, options) : builtWebApp(options);
    close = [{ name: 'web app', stop: web.close }, ...close];
    const container = compose({ ...installation.parts, isStopping, staticFiles: web.staticFiles, pages: web.pages });
    const app = container.get(t.app);
    app.on('error', (error: unknown, ctx?: { state: { requestId?: string } }) => log.error({ error, requestId: ctx?.state.requestId }, 'request failed'));
    const accounts = await furnish(installation, container);
    await listen(server, app, config.PORT, config.HOST);
    const { streams } = container.get(t.house);
    close = [{ name: 'http', stop: () => Promise.all([closeServer(server), streams.stop()]) }, ...close];
    if (config.WORKER === 'inside') {
      const background = await startBackground(installation, container);
      close = [close[0]!, { name: 'background', stop: background.stop }, ...close.slice(1)];
    }
    announce(config, accounts);
  } catch (error) {
    fail(error);
    await stop(1);
  }
};

main().catch((error: unknown) => {
  fail(error);
  process.exit(1);
});
