import {
  listDishes,
  listDrinks,
  seedDatabase,
  type SeedReport,
} from '#src/contracts/catalogue/menu-views.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { MenuRepository } from './menu-repository.ts';

type UseCases = {
  readonly menu: MenuRepository;
  readonly seed: (actor: Actor) => Promise<SeedReport>;
};

export const catalogueController = ({ menu: card, seed }: UseCases): Route[] => [
  route(listDishes, () => card.listDishes()),
  route(listDrinks, () => card.listDrinks()),
  route(seedDatabase, (_, ctx) => seed(`staff:${ctx.state.staff!.id}`)),
];
