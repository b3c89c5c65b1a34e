import type { Context } from 'koa';
import {
  addClosure,
  changeClosure,
  listClosures,
  listStrandedReservations,
  removeClosure,
} from '#src/contracts/closures.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { CommandContext, ClosureManagement } from './manage-closures.ts';

const readCommandContext = (ctx: Context): CommandContext => ({
  actor: `staff:${ctx.state.staff!.id}`,
  expectedVersion: readIfMatch(ctx),
});

export const closuresController = (closures: ClosureManagement): Route[] => [
  route(listClosures, () => closures.list()),
  route(listStrandedReservations, ({ params }) => closures.stranded(params.id)),
  route(addClosure, ({ body }, ctx) => closures.add(body, readCommandContext(ctx))),
  route(changeClosure, ({ params, body }, ctx) =>
    closures.change(params.id, body, readCommandContext(ctx)),
  ),
  route(removeClosure, ({ params }, ctx) => closures.remove(params.id, readCommandContext(ctx))),
];
