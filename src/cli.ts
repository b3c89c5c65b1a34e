import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { closeAccountByCommand } from './account-commands.ts';
import {
  checkReadModels,
  exportLog,
  namesAFile,
  resealLog,
  verifyDatabase,
  verifyFile,
} from './audit-commands.ts';
import { backUp } from './backup-commands.ts';
import { sealFolder } from './composition/checkpoints.ts';
import { compose, t, type Composition } from './composition-root.ts';
import { randomPassword } from './contexts/staff/first-accounts.ts';
import { giveAccess } from './contexts/staff/give-access.ts';
import { openInstallation, type Installation } from './installation.ts';
import { confirmClock } from './jobs/confirm-clock.ts';
import { loadConfig } from './platform/config.ts';
import { erasePersonByCommand, exportPerson } from './person-commands.ts';
import { runDoctor } from './preflight/doctor.ts';
import { restore } from './restore-commands.ts';

const say = (words: string): void => {
  process.stdout.write(`${words}\n`);
};

/** A pipe that nobody writes to must not hold us. */
const STDIN_MS = 5_000;

/** One line of standard input, when it is not a terminal; nothing otherwise, so that no password is typed in the open. */
const passwordGiven = async (): Promise<string | null> => {
  if (process.stdin.isTTY) return null;
  const lines = createInterface({ input: process.stdin, signal: AbortSignal.timeout(STDIN_MS) });
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
  const given = await passwordGiven();
  const password = given ?? randomPassword();
  const give = giveAccess({
    accounts: container.get(t.accounts),
    passwords: container.get(t.passwords),
  });
  const done = await give(auditor ? 'auditor' : 'administrator', username.trim(), password);
  say(
    `${auditor ? 'Revisore' : 'Amministratore'} ${username.trim()}: ${done === 'created' ? 'creato' : 'password cambiata, sessioni chiuse'}`,
  );
  if (!given) say(`Password, mostrata solo ora: ${password}`);
};

const commands: Record<string, (container: Composition, args: string[]) => Promise<void>> = {
  migrate: async () => {
    say('Database aggiornato.');
  },
  seed: async (container) => {
    await container.get(t.seed)();
    say('Database popolato.');
  },
  rebuild: async (container) => {
    say(`Modelli di lettura ricostruiti da ${await container.get(t.rebuild)()} eventi.`);
  },
  'create-admin': createAdmin,
  'close-account': (container, args) => closeAccountByCommand(container, args, say),
  backup: (container, args) => backUp(container, args, say),
  'confirm-clock': (container) => confirmClock(container, say),
  'person-export': (container, args) => exportPerson(container.get(t.privacy), args, say),
  'person-erase': (container, args) => erasePersonByCommand(container.get(t.privacy), args, say),
};

/** What an auditor runs; the answer is the exit code as well. */
const audits: Record<string, (container: Composition, args: string[]) => Promise<boolean>> = {
  'audit-verify': (container) =>
    verifyDatabase(container.get(t.audit), resolve(sealFolder(container.get(t.house).config)), say),
  'audit-reseal': (container) => resealLog(container.get(t.audit), say),
  'audit-replay': (container) => checkReadModels(container.get(t.audit), say),
  'audit-export': (container, args) => exportLog(container.get(t.audit), args, say),
};

const judge = (whole: boolean) => {
  process.exitCode = whole ? 0 : 2;
};

const endWithError = (isError: boolean) => {
  process.exitCode = isError ? 1 : 0;
};

/** Only these may begin a new installation. */
const CREATING = new Set(['migrate', 'seed']);
const NEEDS_EVENTS = new Set(['backup', 'audit-verify', 'audit-replay', 'audit-export']);

/** Says which installation a command works on, apart from its output. @returns how many events its log holds */
const describeInstallation = async (
  { databaseUrl, parts: { config } }: Installation,
  container: Composition,
): Promise<number> => {
  const [head] = await container.get(t.sql)<{ events: number }>(
    'select pos::float "events" from log_head',
  );
  const { host, pathname } = new URL(databaseUrl);
  process.stderr.write(
    `Installazione: ${config.PUBLIC_ORIGIN}, DATA_DIR ${resolve(config.DATA_DIR)}. Database: ${pathname.slice(1)} su ${host}, ${head!.events} eventi.\n`,
  );
  return head!.events;
};

const main = async ([name = '', ...args]: string[]) => {
  if (name === 'audit-verify' && namesAFile(args)) {
    process.exitCode = await verifyFile(args, say);
    return;
  }
  if (name === 'doctor') return endWithError(!(await runDoctor(process.env)));
  if (name === 'restore') {
    process.exitCode = await restore(loadConfig({ LOG_LEVEL: 'warn', ...process.env }), args, say);
    return;
  }
  const audit = audits[name];
  const command =
    commands[name] ??
    (audit && (async (container: Composition) => judge(await audit(container, args))));
  if (!command)
    throw new Error(
      `comando sconosciuto: uno di ${[...Object.keys(commands), 'restore', 'doctor', ...Object.keys(audits)].join(', ')}`,
    );
  const installation = await openInstallation(loadConfig({ LOG_LEVEL: 'warn', ...process.env }), {
    existing: !CREATING.has(name),
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
