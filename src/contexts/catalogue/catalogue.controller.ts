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

export const catalogueController = ({ menu, seed }: UseCases): Route[] => [
  route(listDishes, () => menu.listDishes()),
  route(listDrinks, () => menu.listDrinks()),
  route(seedDatabase, (_, ctx) => seed(`staff:${ctx.state.staff!.id}`)),
];
