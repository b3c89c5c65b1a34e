import type { Context } from 'koa';
import type { DishView, DrinkView } from '../../contracts/catalogue.ts';
import {
  addDish,
  addDrink,
  changeDish,
  changeDrink,
  removeDish,
  removeDrink,
} from '../../contracts/catalogue-calls.ts';
import { seenBy } from '../../platform/http/precondition.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Change, Keeping } from './keeping.ts';

type UseCases = { readonly dishes: Keeping<DishView>; readonly drinks: Keeping<DrinkView> };

const actorOf = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;
const changeOf = (id: string, ctx: Context): Change => ({
  id,
  seen: seenBy(ctx),
  actor: actorOf(ctx),
});

/** What staff write on the card. */
export const keepingController = ({ dishes, drinks }: UseCases): Route[] => [
  route(addDish, ({ body }, ctx) => dishes.add(body, actorOf(ctx))),
  route(changeDish, ({ params, body }, ctx) => dishes.change(body, changeOf(params.id, ctx))),
  route(removeDish, ({ params }, ctx) => dishes.remove(changeOf(params.id, ctx))),

  route(addDrink, ({ body }, ctx) => drinks.add(body, actorOf(ctx))),
  route(changeDrink, ({ params, body }, ctx) => drinks.change(body, changeOf(params.id, ctx))),
  route(removeDrink, ({ params }, ctx) => drinks.remove(changeOf(params.id, ctx))),
];
