import type { AppServices } from '#src/composition/app-services.ts';
import type { CliCommands } from '#src/platform/cli-command.ts';
import { backfillNameCommitments } from './account-names/backfill-name-commitments.postgres.ts';
import type { AccountRepository } from './accounts/account-repository.ts';
import { runCloseAccount } from './commands/close-account.ts';
import { createAdmin } from './commands/create-admin.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

export const staffCommands = {
  'create-admin': { run: createAdmin },
  'close-account': {
    run: async ({ accounts, appServices }, args, printLine) =>
      runCloseAccount(
        { accounts, backfillNames: () => backfillNameCommitments(appServices.commands) },
        args,
        printLine,
      ),
  },
} satisfies CliCommands<{
  readonly accounts: AccountRepository;
  readonly passwords: PasswordHasher;
  readonly appServices: AppServices;
}>;
