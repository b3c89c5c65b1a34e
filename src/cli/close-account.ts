import { parseArgs } from 'node:util';
import type { Application } from '#src/composition/application.ts';
import { assertClosed } from '#src/contexts/staff/accounts/close-account.ts';
import { backfillNameCommitments } from '#src/contexts/staff/account-names/backfill-name-commitments.postgres.ts';
import type { PrintLine } from './print-line.ts';

const USAGE = 'npm run close-account -- --username NOME --yes';

export const runCloseAccount = async (
  { accounts, appServices }: Pick<Application, 'accounts' | 'appServices'>,
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
  await backfillNameCommitments(appServices.commands);
  assertClosed(await accounts.close(account.id, 'console'));
  printLine(
    `Account ${account.username} chiuso, sessioni chiuse. Il nome resta nello storico per 24 mesi.`,
  );
};
