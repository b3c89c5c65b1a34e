import type { Context } from 'koa';
import type { Accounts } from '../contexts/staff/accounts.ts';
import { attendance } from '../contexts/staff/attendance.ts';
import { logIn } from '../contexts/staff/log-in.ts';
import type { Passwords } from '../contexts/staff/passwords.ts';
import { sessionController } from '../contexts/staff/session.controller.ts';
import { loginThrottle } from '../contexts/staff/throttle.limiter.ts';
import type { House } from './house.ts';

export const staffRoutes = ({ pool, keyFor, commands, log }: House, accounts: Accounts, passwords: Passwords, tokenFor: (ctx: Context) => string) => {
  const attend = attendance(commands);
  return sessionController({ logIn: logIn({ accounts, passwords, attend, log, throttle: loginThrottle(pool, keyFor('login-throttle')) }), attend, tokenFor });
};
