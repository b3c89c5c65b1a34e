import type { Application } from '#src/composition/application.ts';
import type { CliCommands } from '#src/platform/cli-command.ts';
import { runBackup } from './backup.ts';
import { runConfirmClock } from './confirm-clock.ts';

/** The commands for the installation as a whole. */
export const installationCommands: CliCommands<Application> = {
  migrate: {
    createsInstallation: true,
    run: async (_application, _args, printLine) => printLine('Database aggiornato.'),
  },
  seed: {
    createsInstallation: true,
    async run({ seed }, _, printLine) {
      await seed();
      printLine('Database popolato.');
    },
  },
  rebuild: {
    async run({ rebuild }, _, printLine) {
      printLine(`Modelli di lettura ricostruiti da ${await rebuild()} eventi.`);
    },
  },
  backup: { needsEvents: true, run: runBackup },
  'confirm-clock': {
    run: (application, _, printLine) => runConfirmClock(application, printLine),
  },
};
