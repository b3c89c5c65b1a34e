import type { Context } from 'koa';
import {
  confirmPerson,
  givePin,
  listDeviceUsers,
  releasePerson,
  trustDevice,
} from '#src/contracts/staff/trusted-device.ts';
import type { SessionData } from '#src/platform/http/pipeline/koa-context.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import { TRUSTED_DEVICE_IDLE_MS } from '#src/platform/http/session/session-lifetimes.ts';
import { readSignedInStaff } from '../own-access/own-access.controller.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import type { RecordSignInEvent } from '../sign-in/record-sign-in-event.ts';
import type { ConfirmPerson } from './confirm-person.ts';
import type { GivePin } from './give-pin.ts';
import type { PinStore } from './pin-store.ts';

const PERSON_LIFETIME_MS = 10 * 60_000;

type UseCases = {
  readonly confirmPassword: ConfirmPassword;
  readonly confirmPerson: ConfirmPerson;
  readonly givePin: GivePin;
  readonly listUsers: PinStore['list'];
  readonly recordSignInEvent: RecordSignInEvent;
};

/**
 * Changes the session and sends its cookie again. Otherwise the cookie would expire after eight
 * hours.
 */
const changeSession = (ctx: Context, change: SessionData) =>
  Object.assign(ctx.session!, change, { maxAge: TRUSTED_DEVICE_IDLE_MS });

export const trustedDeviceController = (useCases: UseCases): Route[] => [
  route(trustDevice, async ({ body }, ctx) => {
    const staff = readSignedInStaff(ctx.state);
    await useCases.confirmPassword(staff, body.currentPassword, ctx.ip);
    await useCases.recordSignInEvent(staff.id, { type: 'DeviceTrusted', data: {} });
    const { id, username } = staff;
    changeSession(ctx, { staff: { id, username, role: 'trusted-device' } });
    await ctx.session!.regenerate();
    return { authenticated: true, username, role: 'trusted-device' as const };
  }),

  route(givePin, ({ params, body }, { state, ip }) =>
    useCases.givePin(readSignedInStaff(state), params.id, body, ip),
  ),

  route(listDeviceUsers, async () => ({ people: await useCases.listUsers() })),

  route(confirmPerson, async ({ body }, ctx) => {
    const person = await useCases.confirmPerson(body, ctx.state.visitor);
    const untilMs = Date.now() + PERSON_LIFETIME_MS;
    changeSession(ctx, { person: { ...person, untilMs } });
    const { username, role } = person;
    return { username, role, until: new Date(untilMs).toISOString() };
  }),

  route(releasePerson, async (_, ctx) => {
    changeSession(ctx, { person: undefined });
  }),
];
