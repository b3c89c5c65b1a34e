import type { Context } from 'koa';
import type { Accounts } from '../contexts/staff/accounts.ts';
import { attendance } from '../contexts/staff/attendance.ts';
import { changeOwnPassword } from '../contexts/staff/change-own-password.ts';
import { confirmPassword } from '../contexts/staff/confirm-password.ts';
import { endOwnSessions } from '../contexts/staff/end-own-sessions.ts';
import { logIn } from '../contexts/staff/log-in.ts';
import { ownAccessController } from '../contexts/staff/own-access.controller.ts';
import { postgresOwnSessions } from '../contexts/staff/own-sessions.postgres.ts';
import type { Passwords } from '../contexts/staff/passwords.ts';
import { sessionController } from '../contexts/staff/session.controller.ts';
import { loginThrottle } from '../contexts/staff/throttle.limiter.ts';
import type { House } from './house.ts';

export const staffRoutes = ({ pool, sql, keyFor, commands, log }: House, accounts: Accounts, passwords: Passwords, tokenFor: (ctx: Context) => string) => {
  const attend = attendance(commands);
  const throttle = loginThrottle(pool, keyFor('login-throttle'));
  const confirm = confirmPassword({ accounts, passwords, throttle, log });
  const sessions = postgresOwnSessions(sql);
  return [
    ...sessionController({ logIn: logIn({ accounts, passwords, attend, log, throttle }), attend, tokenFor }),
    ...ownAccessController({
      list: sessions.list, end: endOwnSessions({ sessions, confirm, ...commands }), change: changeOwnPassword({ accounts, passwords, confirm }),
    }),
  ];
};
