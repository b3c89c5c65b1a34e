import { catalogueController } from '../contexts/catalogue/catalogue.controller.ts';
import { createDishRules } from '../contexts/catalogue/dishes.ts';
import { createDrinkRules } from '../contexts/catalogue/drinks.ts';
import { createAuditedCrud } from '../contexts/catalogue/keeping.ts';
import { catalogueAdminController } from '../contexts/catalogue/keeping.controller.ts';
import type { MenuRepository } from '../contexts/catalogue/menu-card.ts';
import { dishRepository, drinkRepository } from '../contexts/catalogue/rows.postgres.ts';
import { withPictureCheck } from './dish-pictures.ts';
import type { AppServices } from './house.ts';
import type { SeedDemoData } from './seed.ts';

export const catalogueRoutes = (
  { commands }: AppServices,
  card: MenuRepository,
  seed: SeedDemoData,
) => [
  ...catalogueController({ menu: card, seed }),
  ...catalogueAdminController({
    dishes: createAuditedCrud(commands, createDishRules(withPictureCheck(dishRepository))),
    drinks: createAuditedCrud(commands, createDrinkRules(drinkRepository)),
  }),
];
