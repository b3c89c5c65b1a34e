import { type Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { backfillNameCommitments } from '#src/contexts/staff/account-names/backfill-name-commitments.postgres.ts';
import {
  createFirstAccounts,
  type CreatedAccount,
} from '#src/contexts/staff/accounts/create-first-accounts.ts';
import type { Installation } from './open-installation.ts';

export const seedInitialData = async (
  { context, embedded }: Installation,
  container: Composition,
): Promise<CreatedAccount[]> => {
  const { config } = context;
  if (config.APP_MODE !== 'production') await container.get(TOKENS.seed)();
  await backfillNameCommitments(container.get(TOKENS.appServices).commands);
  return createFirstAccounts(
    {
      accounts: container.get(TOKENS.accounts),
      passwords: container.get(TOKENS.passwords),
      log: context.log,
    },
    [
      {
        role: 'administrator',
        username: config.ADMIN_USERNAME ?? 'admin',
        password: config.ADMIN_PASSWORD,
      },
      {
        role: 'auditor',
        username: config.AUDITOR_USERNAME ?? 'revisore',
        password: config.AUDITOR_PASSWORD,
      },
    ],
    embedded || config.APP_MODE !== 'production',
  );
};
