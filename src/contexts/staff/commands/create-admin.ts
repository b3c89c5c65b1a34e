import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { generatePassword } from '../accounts/create-first-accounts.ts';
import { upsertAccount } from '../accounts/upsert-account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

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
  {
    accounts,
    passwords,
  }: { readonly accounts: AccountRepository; readonly passwords: PasswordHasher },
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
