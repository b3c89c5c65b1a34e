import type { Context } from 'koa';
import { accountsController } from '../contexts/staff/accounts.controller.ts';
import type { AccountRepository } from '../contexts/staff/accounts.ts';
import { recordSignInEvent } from '../contexts/staff/attendance.ts';
import { changeOwnPassword } from '../contexts/staff/change-own-password.ts';
import { checkPassword } from '../contexts/staff/check-password.ts';
import { closeAccount } from '../contexts/staff/close-account.ts';
import { confirmPassword } from '../contexts/staff/confirm-password.ts';
import { createDeviceCookies } from '../contexts/staff/device-cookie.ts';
import { endOwnSessions } from '../contexts/staff/end-own-sessions.ts';
import { logIn } from '../contexts/staff/log-in.ts';
import { ownAccessController } from '../contexts/staff/own-access.controller.ts';
import { createOwnSessionStore } from '../contexts/staff/own-sessions.postgres.ts';
import type { PasswordHasher } from '../contexts/staff/passwords.ts';
import { sessionController } from '../contexts/staff/session.controller.ts';
import { createSignInThrottle } from '../contexts/staff/throttle.limiter.ts';
import { createPasswordVerificationPool } from '../contexts/staff/verification-pool.ts';
import type { CookiePolicy } from '../platform/http/cookies.ts';
import type { AppServices } from './house.ts';

type Deps = {
  readonly accounts: AccountRepository;
  readonly passwords: PasswordHasher;
  readonly tokenFor: (ctx: Context) => string;
  readonly cookies: CookiePolicy;
};

export const staffRoutes = (
  { pool, sql, keyFor, commands, log }: AppServices,
  { accounts, passwords: plain, tokenFor, cookies }: Deps,
) => {
  const attend = recordSignInEvent(commands);
  const throttle = createSignInThrottle(pool, sql, keyFor('login-throttle'));
  const devices = createDeviceCookies(keyFor('device-cookie'), () => commands.clock.now());
  const verifications = createPasswordVerificationPool();
  const check = checkPassword({ passwords: plain, throttle, pool: verifications });
  // Only people whose password was right cause a hash.
  const passwords: PasswordHasher = {
    ...plain,
    hash: (password) => verifications.run(true, () => plain.hash(password)),
  };
  const confirm = confirmPassword({ accounts, check, throttle, log });
  const sessions = createOwnSessionStore(sql);
  return [
    ...sessionController({
      logIn: logIn({
        accounts,
        passwords,
        check,
        devices,
        recordSignInEvent: attend,
        log,
        throttle,
      }),
      recordSignInEvent: attend,
      tokenFor,
      devices,
      cookies,
    }),
    ...accountsController({ list: accounts.list, close: closeAccount({ accounts, confirm }) }),
    ...ownAccessController({
      list: sessions.list,
      end: endOwnSessions({ sessions, confirm, ...commands }),
      change: changeOwnPassword({ accounts, passwords, confirm }),
    }),
  ];
};
