import { ContainerModule } from 'inversify';
import { startOfServiceDay } from '#src/kernel/service-day.ts';
import { accountsController } from '#src/contexts/staff/accounts/accounts.controller.ts';
import type { AccountRepository } from '#src/contexts/staff/accounts/account-repository.ts';
import { createAccountRepository } from '#src/contexts/staff/accounts/account-repository.orm.ts';
import { createPasswordHasher } from '#src/contexts/staff/passwords/password-hasher.argon2.ts';
import { recordSignInEvent } from '#src/contexts/staff/sign-in/record-sign-in-event.ts';
import { changeOwnPassword } from '#src/contexts/staff/own-access/change-own-password.ts';
import { lockAccount } from '#src/contexts/staff/accounts/lock-account-row.postgres.ts';
import { addAccount } from '#src/contexts/staff/accounts/add-account.ts';
import { closeAccount } from '#src/contexts/staff/accounts/close-account.ts';
import { createDeviceCookies } from '#src/contexts/staff/sign-in/device-cookie.ts';
import { createOfflineKeys } from '#src/contexts/staff/own-access/derive-offline-keys.ts';
import { endOwnSessions } from '#src/contexts/staff/own-access/end-own-sessions.ts';
import { confirmPerson } from '#src/contexts/staff/trusted-device/confirm-person.ts';
import { createDeviceThrottle } from '#src/contexts/staff/trusted-device/device-throttle.postgres.ts';
import { givePin } from '#src/contexts/staff/trusted-device/give-pin.ts';
import { trustedDeviceController } from '#src/contexts/staff/trusted-device/trusted-device.controller.ts';
import { createPinPepper } from '#src/contexts/staff/trusted-device/pin-pepper.ts';
import { createPinStore } from '#src/contexts/staff/trusted-device/pin-store.postgres.ts';
import { logIn } from '#src/contexts/staff/sign-in/log-in.ts';
import { ownAccessController } from '#src/contexts/staff/own-access/own-access.controller.ts';
import { createOwnSessionStore } from '#src/contexts/staff/own-access/own-session-store.postgres.ts';
import { sessionController } from '#src/contexts/staff/sign-in/session.controller.ts';
import { createCsrfTokenIssuer } from '#src/platform/http/session/csrf.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import type { AppServices } from './app-services.ts';
import { createPasswordChecks, type PasswordChecks } from './create-password-checks.ts';
import { TOKENS } from './tokens.ts';

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

const createTrustedDeviceRoutes = (
  { sql, pool, keyFor, commands, log }: AppServices,
  { passwords, confirm }: PasswordChecks,
): readonly Route[] => {
  const pins = createPinStore(sql);
  const pepper = createPinPepper(keyFor('staff-pin'));
  return trustedDeviceController({
    confirmPassword: confirm,
    confirmPerson: confirmPerson({
      pins,
      passwords,
      pepper,
      devices: createDeviceThrottle(pool),
      startOfServiceDay: () => startOfServiceDay(commands.clock),
      log,
      ...commands,
    }),
    givePin: givePin({ pins, passwords, pepper, confirm, ...commands }),
    listUsers: pins.list,
    recordSignInEvent: recordSignInEvent({ ...commands, lockAccount }),
  });
};

export const staffModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.accounts).toResolvedValue(createAccounts, [TOKENS.appServices]);
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
