import type { Context } from 'koa';
import { addTimeSlot, changeTimeSlot, removeTimeSlot } from '../../../contracts/time-slots.ts';
import { seenBy } from '../../../platform/http/precondition.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { By } from './floor-deps.ts';
import type { KeepTimeSlots } from './keep-time-slots.ts';

const by = (ctx: Context): By => ({ actor: `staff:${ctx.state.staff!.id}`, seen: seenBy(ctx) });

export const timeSlotsController = (slots: KeepTimeSlots): Route[] => [
  route(addTimeSlot, ({ body }, ctx) => slots.add(body, by(ctx))),
  route(changeTimeSlot, ({ params, body }, ctx) => slots.change(params.id, body, by(ctx))),
  route(removeTimeSlot, ({ params }, ctx) => slots.remove(params.id, by(ctx))),
];
