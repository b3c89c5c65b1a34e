import type { DefaultState } from 'koa';
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
} from '#src/contracts/staff/own-account.ts';
import { readOfflineKeys } from '#src/contracts/staff/offline-keys.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ChangeOwnPassword } from './change-own-password.ts';
import type { SignedInStaff } from '../passwords/confirm-password.ts';
import type { DeriveOfflineKeys } from './derive-offline-keys.ts';
import type { EndOwnSessions } from './end-own-sessions.ts';
import type { OwnSessionStore } from './own-session-store.ts';

type UseCases = {
  readonly list: OwnSessionStore['list'];
  readonly end: EndOwnSessions;
  readonly change: ChangeOwnPassword;
  readonly deriveKeys: DeriveOfflineKeys;
  readonly secondsLeft: OwnSessionStore['secondsLeft'];
};

export const readSignedInStaff = ({ staff, visitor }: DefaultState): SignedInStaff => ({
  id: staff!.id,
  username: staff!.username,
  session: visitor,
});

export const ownAccessController = ({
  list,
  end,
  change,
  deriveKeys,
  secondsLeft,
}: UseCases): Route[] => [
  route(listOwnSessions, async (_, { state: { staff, visitor } }) => ({
    sessions: await list(staff!.id, visitor),
  })),

  route(readOfflineKeys, async (_, { state: { staff, visitor } }) => ({
    ...deriveKeys(staff!.id, visitor),
    account: staff!.id,
    validForSeconds: await secondsLeft(visitor),
  })),

  route(endOwnSessions, ({ body }, { state, ip }) => end(readSignedInStaff(state), body, ip)),

  route(changeOwnPassword, async ({ body }, ctx) => {
    const ended = await change(readSignedInStaff(ctx.state), body, ctx.ip);
    // The password change also ended this session, so the session gets a new id to continue.
    await ctx.session!.regenerate();
    return ended;
  }),
];
