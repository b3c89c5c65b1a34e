import { ContainerModule } from 'inversify';
import { accountNameCheck } from './account-names/altered-account-names.postgres.ts';
import { credentialCheck } from './credentials/credential-check.postgres.ts';
import { eraseClosedAccountNames } from './account-names/erase-closed-account-names.postgres.ts';
import { accountsController } from './accounts/accounts.controller.ts';
import type { AccountRepository } from './accounts/account-repository.ts';
import { createAccountRepository } from './accounts/account-repository.orm.ts';
import { createPasswordHasher } from './passwords/password-hasher.argon2.ts';
import { recordSignInEvent } from './sign-in/record-sign-in-event.ts';
import { changeOwnPassword } from './own-access/change-own-password.ts';
import { lockAccount } from './accounts/lock-account-row.postgres.ts';
import { addAccount } from './accounts/add-account.ts';
import { closeAccount } from './accounts/close-account.ts';
import { createDeviceCookies } from './sign-in/device-cookie.ts';
import { createOfflineKeys } from './own-access/derive-offline-keys.ts';
import { endOwnSessions } from './own-access/end-own-sessions.ts';
import { logIn } from './sign-in/log-in.ts';
import { ownAccessController } from './own-access/own-access.controller.ts';
import { createOwnSessionStore } from './own-access/own-session-store.postgres.ts';
import { deleteExpiredSignInCounters } from './sign-in/sign-in-throttle.postgres.ts';
import { createTrustedDeviceRoutes } from './trusted-device/trusted-device.services.ts';
import { sessionController } from './sign-in/session.controller.ts';
import { createCsrfTokenIssuer } from '#src/platform/http/session/csrf.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import { createCleanUpJob } from '#src/platform/schedule-job.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { createPasswordChecks, type PasswordChecks } from './passwords/password-checks.services.ts';
import { accountSentences } from './account-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createAccounts = ({
  orm,
  sql,
  commands,
  inEntityTransaction,
}: AppServices): AccountRepository =>
  createAccountRepository({ orm, sql, inEntityTransaction, ...commands });

const createSignInRoutes = (
  { keyFor, commands, log }: AppServices,
  accounts: AccountRepository,
  { throttle, check, passwords }: PasswordChecks,
  csrfKey: Buffer,
  cookies: CookiePolicy,
): readonly Route[] => {
  const recordSignIn = recordSignInEvent({ ...commands, lockAccount });
  const devices = createDeviceCookies(keyFor('device-cookie'), () => commands.clock.now());
  return sessionController({
    logIn: logIn({
      accounts,
      passwords,
      check,
      devices,
      recordSignInEvent: recordSignIn,
      log,
      throttle,
    }),
    recordSignInEvent: recordSignIn,
    tokenFor: createCsrfTokenIssuer(csrfKey, cookies),
    devices,
    cookies,
  });
};

const createAccountRoutes = (
  { sql, commands, keyFor }: AppServices,
  accounts: AccountRepository,
  { passwords, confirm }: PasswordChecks,
): readonly Route[] => {
  const sessions = createOwnSessionStore(sql);
  return [
    ...accountsController({
      list: accounts.list,
      add: addAccount({ accounts, passwords, confirm }),
      close: closeAccount({ accounts, confirm }),
    }),
    ...ownAccessController({
      list: sessions.list,
      end: endOwnSessions({ sessions, confirm, lockAccount, ...commands }),
      change: changeOwnPassword({ accounts, passwords, confirm }),
      deriveKeys: createOfflineKeys(keyFor('offline')),
      secondsLeft: sessions.secondsLeft,
    }),
  ];
};

export const staffModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.accounts).toResolvedValue(createAccounts, [TOKENS.appServices]);
  bind(TOKENS.eraseClosedAccountNames).toResolvedValue(
    ({ commands }: AppServices) => eraseClosedAccountNames(commands),
    [TOKENS.appServices],
  );
  bind(TOKENS.contextSentences).toConstantValue(accountSentences);
  bind(TOKENS.contextAuditChecks).toConstantValue([accountNameCheck, credentialCheck]);
  bind(TOKENS.contextJobs).toResolvedValue(
    ({ sql }: AppServices) => [
      createCleanUpJob('ended_sign_in_counters', () => deleteExpiredSignInCounters(sql)),
    ],
    [TOKENS.appServices],
  );
  bind(TOKENS.passwords).toResolvedValue(createPasswordHasher, []);
  bind(TOKENS.passwordChecks).toResolvedValue(createPasswordChecks, [
    TOKENS.appServices,
    TOKENS.accounts,
    TOKENS.passwords,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createSignInRoutes, [
    TOKENS.appServices,
    TOKENS.accounts,
    TOKENS.passwordChecks,
    TOKENS.csrfKey,
    TOKENS.cookies,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createAccountRoutes, [
    TOKENS.appServices,
    TOKENS.accounts,
    TOKENS.passwordChecks,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createTrustedDeviceRoutes, [
    TOKENS.appServices,
    TOKENS.passwordChecks,
  ]);
});
