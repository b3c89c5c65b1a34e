import type { Context } from 'koa';
import { checkSession, csrfToken, logIn, logOut, type SessionView } from '../../contracts/staff.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Attendance } from './attendance.ts';
import type { LogIn } from './log-in.ts';

type UseCases = { readonly logIn: LogIn; readonly attend: Attendance; readonly tokenFor: (ctx: Context) => string };

const viewOf = (staff: { username: string; role: SessionView['role'] } | null): SessionView =>
  staff ? { authenticated: true, username: staff.username, ...(staff.role ? { role: staff.role } : {}) } : { authenticated: false };

/** The id of a session changes at login (a planted one stays worthless) and its row goes at logout. */
export const sessionController = ({ logIn: enter, attend, tokenFor }: UseCases): Route[] => [
  route(csrfToken, async (_, ctx) => ({ csrfToken: tokenFor(ctx) })),

  route(checkSession, async (_, ctx) => viewOf(ctx.state.staff)),

  route(logIn, async ({ body }, ctx) => {
    const staff = await enter(body, ctx.ip);
    await ctx.session!.regenerate();
    ctx.session!.staff = staff;
    return viewOf(staff);
  }),

  route(logOut, async (_, ctx) => {
    if (ctx.state.staff) await attend(ctx.state.staff.id, { type: 'StaffSignedOut', data: {} });
    ctx.session = null;
    ctx.set('Clear-Site-Data', '"cache"');
    return viewOf(null);
  }),
];
