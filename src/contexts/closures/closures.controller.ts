import type { Context } from 'koa';
import {
  addClosure,
  changeClosure,
  listClosures,
  listStrandedReservations,
  removeClosure,
} from '../../contracts/closures.ts';
import { readIfMatch } from '../../platform/http/precondition.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { CommandContext, ClosureManagement } from './keep-closures.ts';

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
