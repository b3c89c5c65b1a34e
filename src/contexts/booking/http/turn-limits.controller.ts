import {
  endTurnLimit,
  listStrandedByLimit,
  listTurnLimits,
  setTurnLimit,
} from '#src/contracts/booking/turn-limits.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { TurnLimitManagement } from '../application/turn-limits/manage-turn-limits.ts';

export const turnLimitsController = (limits: TurnLimitManagement): Route[] => [
  route(listTurnLimits, ({ query }) => limits.list(query.date)),
  route(setTurnLimit, ({ body }, ctx) => limits.set(body, `staff:${ctx.state.staff!.id}`)),
  route(endTurnLimit, ({ params }, ctx) => limits.end(params.id, `staff:${ctx.state.staff!.id}`)),
  route(listStrandedByLimit, ({ params }) => limits.stranded(params.id)),
];
