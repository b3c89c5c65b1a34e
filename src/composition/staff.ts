import type { Context } from 'koa';
import type { Accounts } from '../contexts/staff/accounts.ts';
import { logIn } from '../contexts/staff/log-in.ts';
import type { Passwords } from '../contexts/staff/passwords.ts';
import { sessionController } from '../contexts/staff/session.controller.ts';
import { loginThrottle } from '../contexts/staff/throttle.limiter.ts';
import type { House } from './house.ts';

export const staffRoutes = ({ pool, keyFor }: House, accounts: Accounts, passwords: Passwords, tokenFor: (ctx: Context) => string) =>
  sessionController({ logIn: logIn({ accounts, passwords, throttle: loginThrottle(pool, keyFor('login-throttle')) }), tokenFor });
