import type { Context } from 'koa';
import {
  addClosure,
  changeClosure,
  listClosedMeals,
  listClosures,
  listStrandedReservations,
  removeClosure,
} from '#src/contracts/closures.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { CommandContext, ClosureManagement } from './manage-closures.ts';
import type { ListUpcomingClosedMeals } from './upcoming-closed-meals.ts';

const readCommandContext = (ctx: Context): CommandContext => ({
  actor: `staff:${ctx.state.staff!.id}`,
  expectedVersion: readIfMatch(ctx),
});

export const closuresController = (
  closures: ClosureManagement,
  listUpcomingClosedMeals: ListUpcomingClosedMeals,
): Route[] => [
  route(listClosedMeals, listUpcomingClosedMeals),
  route(listClosures, () => closures.list()),
  route(listStrandedReservations, ({ params }) => closures.stranded(params.id)),
  route(addClosure, ({ body }, ctx) => closures.add(body, readCommandContext(ctx))),
  route(changeClosure, ({ params, body }, ctx) =>
    closures.change(params.id, body, readCommandContext(ctx)),
  ),
  route(removeClosure, ({ params }, ctx) => closures.remove(params.id, readCommandContext(ctx))),
];
