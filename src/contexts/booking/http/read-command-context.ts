import type { Context } from 'koa';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import type { CommandContext } from '../application/desk/execute-desk-command.ts';

export type StaffActor = `staff:${string}`;

/** Returns the signed-in member of staff. Only for routes that need a session. */
export const readActor = ({ state }: Context): StaffActor => `staff:${state.staff!.id}`;

/** Returns who changes a reservation, and the version that the caller has seen. */
export const readCommandContext = (
  ctx: Context,
): CommandContext & { readonly actor: StaffActor } => ({
  actor: readActor(ctx),
  expectedVersion: readIfMatch(ctx),
});
