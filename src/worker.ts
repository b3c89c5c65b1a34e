import { startBackground } from './background.ts';
import { compose } from './composition-root.ts';
import { openInstallation } from './installation.ts';
import { loadConfig } from './platform/config.ts';
import { onShutdown } from './platform/shutdown.ts';
import { fail } from './welcome.ts';

/** The background work alone, beside web processes that run with WORKER=outside. */
const main = async () => {
  const installation = await openInstallation(loadConfig(process.env));
  const background = await startBackground(installation, compose(installation.parts));
  onShutdown(installation.parts.log, () => [
    { name: 'background', stop: background.stop },
    { name: 'database', stop: installation.close },
  ]);
  installation.parts.log.info({}, 'background work started');
};

main().catch((error: unknown) => {
  fail(error);
  process.exit(1);
});
