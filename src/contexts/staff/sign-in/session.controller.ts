import type { Context, DefaultState } from 'koa';
import {
  checkSession,
  readCsrfToken,
  logIn,
  logOut,
  type SessionView,
} from '#src/contracts/staff/sign-in.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { SessionData } from '#src/platform/http/pipeline/koa-context.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { RecordSignInEvent } from './record-sign-in-event.ts';
import { DEVICE_LIFETIME_DAYS, type DeviceCookies } from './device-cookie.ts';
import { formatDeviceLabel } from './device-label.ts';
import type { LogIn } from './log-in.ts';

type UseCases = {
  readonly logIn: LogIn;
  readonly recordSignInEvent: RecordSignInEvent;
  readonly tokenFor: (ctx: Context) => string;
  readonly devices: DeviceCookies;
  readonly cookies: Pick<CookiePolicy, 'device' | 'secure'>;
};

const MS_PER_DAY = 86_400_000;

const toSessionView = (
  staff: { username: string; role: SessionView['role'] } | null,
): SessionView =>
  staff
    ? { authenticated: true, username: staff.username, ...(staff.role ? { role: staff.role } : {}) }
    : { authenticated: false };

/**
 * Records a sign-out. On a trusted device, only a confirmed person may sign out, and the event
 * names this person.
 */
const recordSignOut = async (
  record: RecordSignInEvent,
  { staff, person }: DefaultState,
): Promise<void> => {
  if (!staff) return;
  if (staff.role !== 'trusted-device')
    return record(staff.id, { type: 'StaffSignedOut', data: {} });
  if (!person) return refuse({ kind: 'not-logged-in', message: message('person_required') });
  await record(person.id, { type: 'TrustedDeviceEnded', data: {} });
};

/** A session needs a cookie, and a sign-in without one could be forged. */
const refuseWithoutCookies = () =>
  refuse({ kind: 'without-cookies', code: 'csrf', message: message('cookies_blocked') });

/**
 * Routes of the session. Every sign-in creates a new session id, which prevents session fixation.
 */
export const sessionController = ({
  logIn: signIn,
  recordSignInEvent,
  tokenFor,
  devices,
  cookies,
}: UseCases): Route[] => [
  route(readCsrfToken, async (_, ctx) => ({ csrfToken: tokenFor(ctx) })),

  route(checkSession, async (_, { state: { staff, person } }) => ({
    ...toSessionView(staff),
    ...(person ? { person: person.username } : {}),
  })),

  route(logIn, async ({ body }, ctx) => {
    if (ctx.state.visitor === '') refuseWithoutCookies();
    const deviceCookie = ctx.cookies.get(cookies.device) ?? '';
    const staff = await signIn(body, { address: ctx.ip, deviceCookie }, async (found) => {
      Object.assign(ctx.session!, {
        staff: found,
        device: formatDeviceLabel(ctx.get('user-agent')),
      } satisfies SessionData);
      await ctx.session!.regenerate();
      return () => {
        ctx.session = null;
      };
    });
    ctx.cookies.set(cookies.device, devices.renew(deviceCookie, staff.id), {
      httpOnly: true,
      sameSite: 'strict',
      secure: cookies.secure,
      overwrite: true,
      maxAge: DEVICE_LIFETIME_DAYS * MS_PER_DAY,
    });
    return toSessionView(staff);
  }),

  route(logOut, async (_, ctx) => {
    await recordSignOut(recordSignInEvent, ctx.state);
    ctx.session = null;
    ctx.set('Clear-Site-Data', '"cache"');
    return toSessionView(null);
  }),
];
