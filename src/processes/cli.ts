import { resolve } from 'node:path';
import { runDoctor } from '#src/cli/doctor.ts';
import { installationCommands } from '#src/cli/installation.commands.ts';
import { runRestore } from '#src/cli/restore.ts';
import type { Application } from '#src/composition/application.ts';
import { compose } from '#src/composition/composition-root.ts';
import { auditCommands } from '#src/contexts/audit/audit.commands.ts';
import {
  hasFileArgument,
  verifyExportFile,
} from '#src/contexts/audit/commands/verify-export-file.ts';
import { privacyCommands } from '#src/contexts/privacy/privacy.commands.ts';
import { staffCommands } from '#src/contexts/staff/staff.commands.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import { openInstallation, type Installation } from '#src/bootstrap/open-installation.ts';
import type { CliCommand, CliCommands, PrintLine } from '#src/platform/cli-command.ts';
import { loadConfig } from '#src/platform/config.ts';
import { DomainError } from '#src/kernel/domain-error.ts';
import { formatItalian } from '#src/messages/format-message.ts';

const commands: CliCommands<Application> = {
  ...installationCommands,
  ...staffCommands,
  ...privacyCommands,
  ...auditCommands,
};

const loadCliConfig = () => loadConfig({ LOG_LEVEL: 'warn', ...process.env });
const printLine: PrintLine = (line) => void process.stdout.write(`${line}\n`);

/** Commands that open no installation, or open it themselves. Each returns the exit code. */
const standaloneCommands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  restore: (args) => runRestore(loadCliConfig(), args, printLine),
  doctor: async () => ((await runDoctor(process.env)) ? 0 : 1),
};

const findStandaloneCommand = (name: string, args: string[]) =>
  name === 'audit-verify' && hasFileArgument(args)
    ? () => verifyExportFile(args, printLine)
    : standaloneCommands[name];

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

const runInInstallation = async (
  { createsInstallation = false, needsEvents = false, run }: CliCommand<Application>,
  args: string[],
): Promise<number> => {
  const installation = await openInstallation(loadCliConfig(), { existing: !createsInstallation });
  try {
    const application = compose(installation.context);
    const events = await describeInstallation(installation, application);
    if (events === 0 && needsEvents)
      throw new Error(
        'Il registro è vuoto: non c’è niente da leggere. È questa l’installazione giusta?',
      );
    return (await run(application, args, printLine)) ?? 0;
  } finally {
    await installation.close();
  }
};

const main = async ([name = '', ...args]: string[]) => {
  const standalone = findStandaloneCommand(name, args);
  if (standalone) {
    process.exitCode = await standalone(args);
    return;
  }
  const command = commands[name];
  if (!command)
    throw new Error(
      `comando sconosciuto: uno di ${Object.keys({ ...commands, ...standaloneCommands }).join(', ')}`,
    );
  process.exitCode = await runInInstallation(command, args);
};

const describeError = (error: unknown): string => {
  if (error instanceof DomainError) return formatItalian(error.refusal.message);
  return error instanceof Error ? error.message : String(error);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
});
