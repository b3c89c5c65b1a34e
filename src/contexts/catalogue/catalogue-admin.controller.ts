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
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ChangeContext, AuditedCrud } from './audited-crud.ts';

type UseCases = { readonly dishes: AuditedCrud<DishView>; readonly drinks: AuditedCrud<DrinkView> };

const actorOf = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;
const readChangeContext = (id: string, ctx: Context): ChangeContext => ({
  id,
  expectedVersion: readIfMatch(ctx),
  actor: actorOf(ctx),
});

export const catalogueAdminController = ({ dishes, drinks }: UseCases): Route[] => [
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
];
