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
import { checkpointFolder } from '#src/composition/audit/checkpoint-files.ts';
import { compose, type Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { readHead } from '#src/event-log/postgres/audit/read-log-entries.ts';
import { openInstallation, type Installation } from '#src/bootstrap/open-installation.ts';
import { runConfirmClock } from '#src/cli/confirm-clock.ts';
import { loadConfig } from '#src/platform/config.ts';
import { runPersonErase } from '#src/cli/erase-person.ts';
import { runPersonExport } from '#src/cli/export-person.ts';
import { runDoctor } from '#src/cli/doctor.ts';
import { runRestore } from '#src/cli/restore.ts';

const commands: Record<string, (container: Composition, args: string[]) => Promise<void>> = {
  migrate: async () => {
    printLine('Database aggiornato.');
  },
  seed: async (container) => {
    await container.get(TOKENS.seed)();
    printLine('Database popolato.');
  },
  rebuild: async (container) => {
    printLine(`Modelli di lettura ricostruiti da ${await container.get(TOKENS.rebuild)()} eventi.`);
  },
  'create-admin': (container, args) => createAdmin(container, args, printLine),
  'close-account': (container, args) => runCloseAccount(container, args, printLine),
  backup: (container, args) => runBackup(container, args, printLine),
  'confirm-clock': (container) => runConfirmClock(container, printLine),
  'person-export': (container, args) =>
    runPersonExport(container.get(TOKENS.privacy), args, printLine),
  'person-erase': (container, args) =>
    runPersonErase(container.get(TOKENS.privacy), args, printLine),
};

const auditCommands: Record<string, (container: Composition, args: string[]) => Promise<boolean>> =
  {
    'audit-verify': (container) =>
      verifyInstalledLog(
        container.get(TOKENS.audit),
        resolve(checkpointFolder(container.get(TOKENS.appServices).config)),
        printLine,
      ),
    'audit-reseal': (container) => restartCheckpointList(container.get(TOKENS.audit), printLine),
    'audit-replay': (container) => compareReadModelsWithLog(container.get(TOKENS.audit), printLine),
    'audit-export': (container, args) => exportLog(container.get(TOKENS.audit), args, printLine),
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

/** Prints to stderr, because stdout contains only the output of the command. */
const describeInstallation = async (
  { databaseUrl, context: { config } }: Installation,
  container: Composition,
): Promise<number> => {
  const { position: events } = await readHead(container.get(TOKENS.sql));
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
    (audit && (async (container: Composition) => setAuditExitCode(await audit(container, args))));
  if (!command)
    throw new Error(
      `comando sconosciuto: uno di ${[...Object.keys(commands), 'restore', 'doctor', ...Object.keys(auditCommands)].join(', ')}`,
    );
  const installation = await openInstallation(loadConfig({ LOG_LEVEL: 'warn', ...process.env }), {
    existing: !CREATING_COMMANDS.has(name),
  });
  try {
    const container = compose(installation.context);
    const events = await describeInstallation(installation, container);
    if (events === 0 && NEEDS_EVENTS.has(name))
      throw new Error(
        'Il registro è vuoto: non c’è niente da leggere. È questa l’installazione giusta?',
      );
    await command(container, args);
  } finally {
    await installation.close();
  }
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
