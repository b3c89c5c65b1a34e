import { resolve } from 'node:path';
import { runCloseAccount } from '#src/cli/close-account.ts';
import { compareReadModelsWithLog } from '#src/cli/compare-read-models.ts';
import { exportLog } from '#src/cli/export-log.ts';
import { hasFileArgument, verifyExportFile } from '#src/cli/verify-export-file.ts';
import { restartCheckpointList } from '#src/cli/restart-checkpoint-list.ts';
import { verifyInstalledLog } from '#src/cli/verify-installed-log.ts';
import { createAdmin } from '#src/cli/create-admin.ts';
import { printLine } from '#src/cli/print-line.ts';
import { runBackup } from '#src/cli/backup.ts';
import type { Application } from '#src/composition/application.ts';
import { compose } from '#src/composition/composition-root.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import { openInstallation, type Installation } from '#src/bootstrap/open-installation.ts';
import { runConfirmClock } from '#src/cli/confirm-clock.ts';
import { checkpointFolder, loadConfig } from '#src/platform/config.ts';
import { runPersonErase } from '#src/cli/erase-person.ts';
import { runPersonExport } from '#src/cli/export-person.ts';
import { runDoctor } from '#src/cli/doctor.ts';
import { runRestore } from '#src/cli/restore.ts';
import { DomainError } from '#src/kernel/domain-error.ts';
import { formatItalian } from '#src/messages/format-message.ts';

const commands: Record<string, (application: Application, args: string[]) => Promise<void>> = {
  migrate: async () => {
    printLine('Database aggiornato.');
  },
  seed: async (application) => {
    await application.seed();
    printLine('Database popolato.');
  },
  rebuild: async (application) => {
    printLine(`Modelli di lettura ricostruiti da ${await application.rebuild()} eventi.`);
  },
  'create-admin': (application, args) => createAdmin(application, args, printLine),
  'close-account': (application, args) => runCloseAccount(application, args, printLine),
  backup: (application, args) => runBackup(application, args, printLine),
  'confirm-clock': (application) => runConfirmClock(application, printLine),
  'person-export': (application, args) => runPersonExport(application.privacy, args, printLine),
  'person-erase': (application, args) => runPersonErase(application.privacy, args, printLine),
};

const auditCommands: Record<
  string,
  (application: Application, args: string[]) => Promise<boolean>
> = {
  'audit-verify': (application) =>
    verifyInstalledLog(
      application.audit,
      resolve(checkpointFolder(application.appServices.config)),
      printLine,
    ),
  'audit-reseal': (application) => restartCheckpointList(application.audit, printLine),
  'audit-replay': (application) => compareReadModelsWithLog(application.audit, printLine),
  'audit-export': (application, args) => exportLog(application.audit, args, printLine),
};

const setAuditExitCode = (whole: boolean) => {
  process.exitCode = whole ? 0 : 2;
};

const setErrorExitCode = (isError: boolean) => {
  process.exitCode = isError ? 1 : 0;
};

/** Only these commands may create an installation. */
const CREATING_COMMANDS = new Set(['migrate', 'seed']);
const NEEDS_EVENTS = new Set(['backup', 'audit-verify', 'audit-replay', 'audit-export']);

/**
 * Prints the installation in use, and returns its number of events. Prints to stderr, because
 * stdout contains only the output of the command.
 */
const describeInstallation = async (
  { databaseUrl, context: { config } }: Installation,
  application: Application,
): Promise<number> => {
  const { position: events } = await readHead(application.sql);
  const { host, pathname } = new URL(databaseUrl);
  process.stderr.write(
    `Installazione: ${config.PUBLIC_ORIGIN}, DATA_DIR ${resolve(config.DATA_DIR)}. Database: ${pathname.slice(1)} su ${host}, ${events} eventi.\n`,
  );
  return events;
};

const main = async ([name = '', ...args]: string[]) => {
  if (name === 'audit-verify' && hasFileArgument(args)) {
    process.exitCode = await verifyExportFile(args, printLine);
    return;
  }
  if (name === 'doctor') return setErrorExitCode(!(await runDoctor(process.env)));
  if (name === 'restore') {
    process.exitCode = await runRestore(
      loadConfig({ LOG_LEVEL: 'warn', ...process.env }),
      args,
      printLine,
    );
    return;
  }
  const audit = auditCommands[name];
  const command =
    commands[name] ??
    (audit &&
      (async (application: Application) => setAuditExitCode(await audit(application, args))));
  if (!command)
    throw new Error(
      `comando sconosciuto: uno di ${[...Object.keys(commands), 'restore', 'doctor', ...Object.keys(auditCommands)].join(', ')}`,
    );
  const installation = await openInstallation(loadConfig({ LOG_LEVEL: 'warn', ...process.env }), {
    existing: !CREATING_COMMANDS.has(name),
  });
  try {
    const application = compose(installation.context);
    const events = await describeInstallation(installation, application);
    if (events === 0 && NEEDS_EVENTS.has(name))
      throw new Error(
        'Il registro è vuoto: non c’è niente da leggere. È questa l’installazione giusta?',
      );
    await command(application, args);
  } finally {
    await installation.close();
  }
};

const describeError = (error: unknown): string => {
  if (error instanceof DomainError) return formatItalian(error.refusal.message);
  return error instanceof Error ? error.message : String(error);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
});
