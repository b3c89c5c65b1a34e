import type { Context } from 'koa';
import {
  listWaitingList,
  markWaitingGuestInformed,
  offerSeat,
} from '#src/contracts/booking/waiting-list-operations.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { WaitingListManagement } from '../application/manage-waiting-list.ts';

const readActor = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;

export const staffWaitingListController = ({
  listOfDate,
  offer,
  markInformed,
}: WaitingListManagement): Route[] => [
  route(listWaitingList, ({ query: { date } }) => listOfDate(date)),
  route(offerSeat, ({ params, body }, ctx) => offer(params.id, body.timeSlotId, readActor(ctx))),
  route(markWaitingGuestInformed, ({ params, body }, ctx) =>
    markInformed(params.id, body.channel, readActor(ctx)),
  ),
];
