import type { Context } from 'koa';
import {
  addClosure,
  changeClosure,
  listClosures,
  listStranded,
  removeClosure,
} from '../../contracts/closures.ts';
import { seenBy } from '../../platform/http/precondition.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { By, KeepClosures } from './keep-closures.ts';

const by = (ctx: Context): By => ({ actor: `staff:${ctx.state.staff!.id}`, seen: seenBy(ctx) });

export const closuresController = (closures: KeepClosures): Route[] => [
  route(listClosures, () => closures.list()),
  route(listStranded, ({ params }) => closures.stranded(params.id)),
  route(addClosure, ({ body }, ctx) => closures.add(body, by(ctx))),
  route(changeClosure, ({ params, body }, ctx) => closures.change(params.id, body, by(ctx))),
  route(removeClosure, ({ params }, ctx) => closures.remove(params.id, by(ctx))),
];
