import type { Application } from '#src/composition/application.ts';
import { backfillNameCommitments } from '#src/contexts/staff/account-names/backfill-name-commitments.postgres.ts';
import { backfillCredentials } from '#src/contexts/staff/credentials/backfill-credentials.postgres.ts';
import {
  createFirstAccounts,
  type CreatedAccount,
} from '#src/contexts/staff/accounts/create-first-accounts.ts';
import type { Installation } from './open-installation.ts';

export const seedInitialData = async (
  { context, embedded }: Pick<Installation, 'context' | 'embedded'>,
  application: Pick<Application, 'seed' | 'appServices' | 'accounts' | 'passwords'>,
): Promise<CreatedAccount[]> => {
  const { config } = context;
  if (config.APP_MODE !== 'production') await application.seed();
  await backfillNameCommitments(application.appServices.commands);
  await backfillCredentials(application.appServices.commands);
  return createFirstAccounts(
    {
      accounts: application.accounts,
      passwords: application.passwords,
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
