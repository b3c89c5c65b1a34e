import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runCloseAccount } from '#src/cli/close-account.ts';
import {
  compareReadModelsWithLog,
  exportLog,
  hasFileArgument,
  restartCheckpointList,
  verifyInstalledLog,
  verifyExportFile,
} from '#src/cli/audit-commands.ts';
import { runBackup } from '#src/cli/backup.ts';
import { checkpointFolder } from '#src/composition/audit/checkpoint-files.ts';
import { compose, type Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { generatePassword } from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { upsertAccount } from '#src/contexts/staff/accounts/upsert-account.ts';
import { readHead } from '#src/event-log/postgres/audit/log-entries.ts';
import { openInstallation, type Installation } from '#src/bootstrap/open-installation.ts';
import { runConfirmClock } from '#src/cli/confirm-clock.ts';
import { loadConfig } from '#src/platform/config.ts';
import { runPersonErase, runPersonExport } from '#src/cli/personal-data-commands.ts';
import { runDoctor } from '#src/cli/doctor.ts';
import { runRestore } from '#src/cli/restore.ts';

const printLine = (words: string): void => {
  process.stdout.write(`${words}\n`);
};

/** A pipe without a writer must not block the command. */
const STDIN_TIMEOUT_MS = 5_000;

/** Reads one line, but never from a terminal, which would show the password. */
const readPasswordFromStdin = async (): Promise<string | null> => {
  if (process.stdin.isTTY) return null;
  const lines = createInterface({
    input: process.stdin,
    signal: AbortSignal.timeout(STDIN_TIMEOUT_MS),
  });
  for await (const line of lines) return line.trim() || null;
  return null;
};

const USAGE =
  'say who: npm run create-admin -- --username NAME [--auditor], with a password as one line of standard input, or none to have one made';

const createAdmin = async (container: Composition, args: string[]) => {
  const {
    values: { username, auditor },
  } = parseArgs({
    args,
    options: { username: { type: 'string' }, auditor: { type: 'boolean', default: false } },
  });
  if (!username?.trim()) throw new Error(USAGE);
  const given = await readPasswordFromStdin();
  const password = given ?? generatePassword();
  const give = upsertAccount({
    accounts: container.get(TOKENS.accounts),
    passwords: container.get(TOKENS.passwords),
  });
  const done = await give(auditor ? 'auditor' : 'administrator', username.trim(), password);
  printLine(
    `${auditor ? 'Revisore' : 'Amministratore'} ${username.trim()}: ${done === 'created' ? 'creato' : 'password cambiata, sessioni chiuse'}`,
  );
  if (!given) printLine(`Password, mostrata solo ora: ${password}`);
};

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
  'create-admin': createAdmin,
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

/** Only these may create an installation. */
const CREATING_COMMANDS = new Set(['migrate', 'seed']);
const NEEDS_EVENTS = new Set(['backup', 'audit-verify', 'audit-replay', 'audit-export']);

/**
 * Prints to stderr, so that stdout holds only the command's output.
 *
 * @returns number of events in the log
 */
const describeInstallation = async (
  { databaseUrl, parts: { config } }: Installation,
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
    const container = compose(installation.parts);
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
