import type { Context } from 'koa';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import {
  addDish,
  addDrink,
  changeDish,
  changeDrink,
  removeDish,
  removeDrink,
} from '#src/contracts/catalogue/menu-change-operations.ts';
import {
  changePrices,
  setDishSoldOut,
  setDrinkSoldOut,
} from '#src/contracts/catalogue/menu-evening-operations.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ChangeContext, AuditedCrud } from './audited-crud.ts';
import type { ChangePrices } from './change-prices.ts';
import type { MarkSoldOut } from './mark-sold-out.ts';

type UseCases = {
  readonly dishes: AuditedCrud<DishView>;
  readonly drinks: AuditedCrud<DrinkView>;
  readonly markDishSoldOut: MarkSoldOut<DishView>;
  readonly markDrinkSoldOut: MarkSoldOut<DrinkView>;
  readonly changePrices: ChangePrices;
};

const actorOf = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;
const readChangeContext = (id: string, ctx: Context): ChangeContext => ({
  id,
  expectedVersion: readIfMatch(ctx),
  actor: actorOf(ctx),
});

export const catalogueAdminController = ({ dishes, drinks, ...rest }: UseCases): Route[] => [
  route(addDish, ({ body }, ctx) => dishes.add(body, actorOf(ctx))),
  route(changeDish, ({ params, body }, ctx) =>
    dishes.change(body, readChangeContext(params.id, ctx)),
  ),
  route(removeDish, ({ params }, ctx) => dishes.remove(readChangeContext(params.id, ctx))),

  route(addDrink, ({ body }, ctx) => drinks.add(body, actorOf(ctx))),
  route(changeDrink, ({ params, body }, ctx) =>
    drinks.change(body, readChangeContext(params.id, ctx)),
  ),
  route(removeDrink, ({ params }, ctx) => drinks.remove(readChangeContext(params.id, ctx))),

  route(changePrices, ({ body }, ctx) => rest.changePrices(body.changes, actorOf(ctx))),
  route(setDishSoldOut, ({ params, body }, ctx) =>
    rest.markDishSoldOut({ ...params, ...body, actor: actorOf(ctx) }),
  ),
  route(setDrinkSoldOut, ({ params, body }, ctx) =>
    rest.markDrinkSoldOut({ ...params, ...body, actor: actorOf(ctx) }),
  ),
];
