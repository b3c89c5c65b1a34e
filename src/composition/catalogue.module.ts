import type { EntityManager } from '@mikro-orm/postgresql';
import { ContainerModule } from 'inversify';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import { catalogueController } from '#src/contexts/catalogue/catalogue.controller.ts';
import { dishRules } from '#src/contexts/catalogue/dish-crud-config.ts';
import { drinkRules } from '#src/contexts/catalogue/drink-crud-config.ts';
import { createAuditedCrud } from '#src/contexts/catalogue/audited-crud.ts';
import { createPriceChanges } from '#src/contexts/catalogue/change-prices.ts';
import { createSoldOutMarking } from '#src/contexts/catalogue/mark-sold-out.ts';
import { catalogueAdminController } from '#src/contexts/catalogue/catalogue-admin.controller.ts';
import { cacheMenu } from '#src/contexts/catalogue/cached-menu.ts';
import { createMenuRepository } from '#src/contexts/catalogue/menu-repository.orm.ts';
import type { MenuRepository } from '#src/contexts/catalogue/menu-repository.ts';
import {
  createDishRepository,
  createDrinkRepository,
} from '#src/contexts/catalogue/dish-and-drink-repositories.orm.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { withRepository } from '#src/platform/database/orm-transactions.ts';
import { managePhotographs } from '#src/contexts/catalogue/photographs/manage-photographs.ts';
import {
  createPhotographLists,
  createPhotographRepository,
} from '#src/contexts/catalogue/photographs/photograph-repository.orm.ts';
import { cachePhotographs } from '#src/contexts/catalogue/photographs/cached-photographs.ts';
import type { PhotographLists } from '#src/contexts/catalogue/photographs/photograph-repository.ts';
import { photographsController } from '#src/contexts/catalogue/photographs/photographs.controller.ts';
import { lockPicture, withPictureCheck } from './check-pictures.ts';
import type { AppServices, BootContext } from './app-services.ts';
import { TOKENS } from './tokens.ts';
import { createDemoSeed, type SeedDemoData } from './seed-demo-data.ts';

const createCatalogueRoutes = (
  { commands, inEntityTransaction }: AppServices,
  menu: MenuRepository,
  seed: SeedDemoData,
) => {
  const readServiceDay = () => currentServiceDay(commands.clock);
  const createDishes = (entityManager: EntityManager, tx: Sql) =>
    withPictureCheck(createDishRepository(entityManager, tx, readServiceDay), tx);
  const createDrinks = (entityManager: EntityManager, tx: Sql) =>
    createDrinkRepository(entityManager, tx, readServiceDay);
  const inMenuTransaction = withRepository(inEntityTransaction, (entityManager, tx) => ({
    // Needs no picture check, because a price change does not change the picture of a dish.
    dishes: createDishRepository(entityManager, tx, readServiceDay),
    drinks: createDrinks(entityManager, tx),
  }));
  const dishDeps = {
    ...commands,
    readServiceDay,
    inTransaction: withRepository(inEntityTransaction, createDishes),
  };
  const drinkDeps = {
    ...commands,
    readServiceDay,
    inTransaction: withRepository(inEntityTransaction, createDrinks),
  };
  return [
    ...catalogueController({ menu, seed }),
    ...catalogueAdminController({
      dishes: createAuditedCrud(dishDeps, dishRules),
      drinks: createAuditedCrud(drinkDeps, drinkRules),
      markDishSoldOut: createSoldOutMarking(dishDeps, dishRules),
      markDrinkSoldOut: createSoldOutMarking(drinkDeps, drinkRules),
      changePrices: createPriceChanges({ ...commands, inTransaction: inMenuTransaction }),
    }),
  ];
};

const createPhotographRoutes = (
  { commands, inEntityTransaction }: AppServices,
  lists: PhotographLists,
) =>
  photographsController({
    lists,
    photographs: managePhotographs({
      ...commands,
      inTransaction: withRepository(inEntityTransaction, createPhotographRepository),
      lockPicture,
    }),
  });

export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.menu).toResolvedValue(
    ({ orm, clock }: BootContext, readContentRevision: () => Promise<string>) =>
      cacheMenu(
        createMenuRepository(orm, () => currentServiceDay(clock)),
        readContentRevision,
      ),
    [TOKENS.bootContext, TOKENS.readContentRevision],
  );
  bind(TOKENS.photographLists).toResolvedValue(
    ({ orm }: BootContext, readContentRevision: () => Promise<string>) =>
      cachePhotographs(createPhotographLists(orm), readContentRevision),
    [TOKENS.bootContext, TOKENS.readContentRevision],
  );
  bind(TOKENS.seed).toResolvedValue(createDemoSeed, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createCatalogueRoutes, [
    TOKENS.appServices,
    TOKENS.menu,
    TOKENS.seed,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createPhotographRoutes, [
    TOKENS.appServices,
    TOKENS.photographLists,
  ]);
});
