import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { compose, t, type Composition } from './composition-root.ts';
import { randomPassword } from './contexts/staff/first-accounts.ts';
import { weaknessOf } from './contexts/staff/passwords.ts';
import { openInstallation } from './installation.ts';
import { loadConfig } from './platform/config.ts';
import { fail } from './welcome.ts';

const say = (words: string): void => {
  process.stdout.write(`${words}\n`);
};

/** One line of standard input, when it is not a terminal; nothing otherwise, so that no password is typed in the open. */
const passwordGiven = async (): Promise<string | null> => {
  if (process.stdin.isTTY) return null;
  for await (const line of createInterface({ input: process.stdin })) return line.trim() || null;
  return null;
};

const createAdmin = async (container: Composition, args: string[]) => {
  const { values } = parseArgs({ args, options: { username: { type: 'string' }, auditor: { type: 'boolean', default: false } } });
  if (!values.username) throw new Error('say who: npm run create-admin -- --username NAME [--auditor], with a password on standard input or none to have one made');
  const given = await passwordGiven();
  const weakness = given ? weaknessOf(given) : null;
  if (weakness) throw new Error(weakness);
  const password = given ?? randomPassword();
  const hash = await container.get(t.passwords).hash(password);
  if (!(await container.get(t.accounts).add(values.auditor ? 'auditor' : 'administrator', values.username, hash)))
    throw new Error(`"${values.username}" esiste già`);
  say(`${values.auditor ? 'Revisore' : 'Amministratore'} creato: ${values.username}${given ? '' : `, password ${password} (mostrata solo ora)`}`);
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
};

const main = async ([name = '', ...args]: string[]) => {
  const command = commands[name];
  if (!command) throw new Error(`comando sconosciuto: uno di ${Object.keys(commands).join(', ')}`);
  const installation = await openInstallation(loadConfig({ LOG_LEVEL: 'warn', ...process.env }));
  try {
    await command(compose(installation.parts), args);
  } finally {
    await installation.close();
  }
};

main(process.argv.slice(2)).catch((error: unknown) => {
  fail(error);
  process.exitCode = 1;
});
