import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Application } from '#src/composition/application.ts';
import { generatePassword } from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { upsertAccount } from '#src/contexts/staff/accounts/upsert-account.ts';
import type { PrintLine } from './print-line.ts';

/**
 * Timeout for reading from a pipe, because a pipe that sends nothing must not block the command.
 */
const STDIN_TIMEOUT_MS = 5_000;

/** Reads one line from a pipe. Does not read a terminal, because it would show the password. */
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

export const createAdmin = async (
  { accounts, passwords }: Pick<Application, 'accounts' | 'passwords'>,
  args: string[],
  printLine: PrintLine,
): Promise<void> => {
  const {
    values: { username, auditor },
  } = parseArgs({
    args,
    options: { username: { type: 'string' }, auditor: { type: 'boolean', default: false } },
  });
  if (!username?.trim()) throw new Error(USAGE);
  const given = await readPasswordFromStdin();
  const password = given ?? generatePassword();
  const give = upsertAccount({ accounts, passwords });
  const done = await give(auditor ? 'auditor' : 'administrator', username.trim(), password);
  printLine(
    `${auditor ? 'Revisore' : 'Amministratore'} ${username.trim()}: ${done === 'created' ? 'creato' : 'password cambiata, sessioni chiuse'}`,
  );
  if (!given) printLine(`Password, mostrata solo ora: ${password}`);
};
