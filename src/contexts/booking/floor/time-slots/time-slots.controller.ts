import type { Context } from 'koa';
import {
  addTimeSlot,
  changeTimeSlot,
  removeTimeSlot,
} from '#src/contracts/booking/time-slot-management.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { CommandContext } from '../floor-deps.ts';
import type { TimeSlotManagement } from './manage-time-slots.ts';

const readCommandContext = (ctx: Context): CommandContext => ({
  actor: `staff:${ctx.state.staff!.id}`,
  expectedVersion: readIfMatch(ctx),
});

export const timeSlotsController = (slots: TimeSlotManagement): Route[] => [
  route(addTimeSlot, ({ body }, ctx) => slots.add(body, readCommandContext(ctx))),
  route(changeTimeSlot, ({ params, body }, ctx) =>
    slots.change(params.id, body, readCommandContext(ctx)),
  ),
  route(removeTimeSlot, ({ params }, ctx) => slots.remove(params.id, readCommandContext(ctx))),
];
