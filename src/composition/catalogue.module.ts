import { catalogueController } from '#src/contexts/catalogue/catalogue.controller.ts';
import { createDishRules } from '#src/contexts/catalogue/dish-crud-config.ts';
import { createDrinkRules } from '#src/contexts/catalogue/drink-crud-config.ts';
import { createAuditedCrud } from '#src/contexts/catalogue/audited-crud.ts';
import { catalogueAdminController } from '#src/contexts/catalogue/catalogue-admin.controller.ts';
import type { MenuRepository } from '#src/contexts/catalogue/menu-repository.ts';
import {
  dishRepository,
  drinkRepository,
} from '#src/contexts/catalogue/dish-and-drink-repositories.postgres.ts';
import { withPictureCheck } from './check-dish-pictures.ts';
import type { AppServices } from './app-services.ts';
import type { SeedDemoData } from './seed-demo-data.ts';

export const catalogueRoutes = (
  { commands }: AppServices,
  menu: MenuRepository,
  seed: SeedDemoData,
) => [
  ...catalogueController({ menu, seed }),
  ...catalogueAdminController({
    dishes: createAuditedCrud(commands, createDishRules(withPictureCheck(dishRepository))),
    drinks: createAuditedCrud(commands, createDrinkRules(drinkRepository)),
  }),
];
