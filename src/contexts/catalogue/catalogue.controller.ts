import {
  listDishes,
  listDrinks,
  seedDatabase,
  type SeedReport,
} from '../../contracts/catalogue.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { sameForAll } from '../../platform/http/kept-answers.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { MenuCard } from './menu-card.ts';

type UseCases = { readonly card: MenuCard; readonly seed: (actor: Actor) => Promise<SeedReport> };

/** The two lists that anybody may read, and the demo data that staff may add. */
export const catalogueController = ({ card, seed }: UseCases): Route[] => [
  route(listDishes, (_, ctx) => {
    sameForAll(ctx);
    return card.dishes();
  }),
  route(listDrinks, (_, ctx) => {
    sameForAll(ctx);
    return card.drinks();
  }),
  route(seedDatabase, (_, ctx) => seed(`staff:${ctx.state.staff!.id}`)),
];
