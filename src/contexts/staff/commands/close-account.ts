import { parseArgs } from 'node:util';
import { assertClosed } from '../accounts/close-account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

const USAGE = 'npm run close-account -- --username NOME --yes';

export const runCloseAccount = async (
  {
    accounts,
    backfillNames,
  }: {
    readonly accounts: AccountRepository;
    readonly backfillNames: () => Promise<unknown>;
  },
  args: string[],
  printLine: PrintLine,
): Promise<void> => {
  const {
    values: { username = '', yes },
  } = parseArgs({
    args,
    options: { username: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (!username.trim()) throw new Error(`Quale account? ${USAGE}`);
  const account = await accounts.find(username.trim());
  if (!account) throw new Error(`Nessun account con il nome "${username.trim()}".`);
  if (!yes)
    throw new Error(`Nessun account è stato chiuso. Per chiudere "${account.username}": ${USAGE}`);
  await backfillNames();
  assertClosed(await accounts.close(account.id, 'console'));
  printLine(
    `Account ${account.username} chiuso, sessioni chiuse. Il nome resta nello storico per 24 mesi.`,
  );
};
