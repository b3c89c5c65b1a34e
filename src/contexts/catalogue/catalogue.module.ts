import type { EntityManager } from '@mikro-orm/postgresql';
import { ContainerModule } from 'inversify';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import { catalogueController } from './catalogue.controller.ts';
import { dishRules } from './dish-crud-config.ts';
import { drinkRules } from './drink-crud-config.ts';
import { createAuditedCrud } from './audited-crud.ts';
import { createPriceChanges } from './change-prices.ts';
import { createSoldOutMarking } from './mark-sold-out.ts';
import { catalogueAdminController } from './catalogue-admin.controller.ts';
import { cacheMenu } from './cached-menu.ts';
import { menuConfigurationChecks } from './menu-configuration-checks.postgres.ts';
import { createMenuRepository } from './menu-repository.orm.ts';
import type { MenuRepository } from './menu-repository.ts';
import { createDishRepository, createDrinkRepository } from './dish-and-drink-repositories.orm.ts';
import type { SeedReport } from '#src/contracts/catalogue/menu-views.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { withRepository } from '#src/platform/database/orm-transactions.ts';
import { managePhotographs } from './photographs/manage-photographs.ts';
import {
  createPhotographLists,
  createPhotographRepository,
} from './photographs/photograph-repository.orm.ts';
import { cachePhotographs } from './photographs/cached-photographs.ts';
import type { PhotographLists } from './photographs/photograph-repository.ts';
import { photographsController } from './photographs/photographs.controller.ts';
import { withPictureCheck, type LockPicture } from './check-pictures.ts';
import { listPictureUrlsInUse } from './picture-urls-in-use.postgres.ts';
import type { AppServices, BootContext } from '#src/composition/app-services.ts';
import { menuSentences } from './menu-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createCatalogueRoutes = (
  { commands, inEntityTransaction }: AppServices,
  menu: MenuRepository,
  seed: (actor: Actor) => Promise<SeedReport>,
  lockPicture: LockPicture,
) => {
  const readServiceDay = () => currentServiceDay(commands.clock);
  const createDishes = (entityManager: EntityManager, tx: Sql) =>
    withPictureCheck(createDishRepository(entityManager, tx, readServiceDay), tx, lockPicture);
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
  lockPicture: LockPicture,
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
  bind(TOKENS.contextSentences).toConstantValue(menuSentences);
  bind(TOKENS.contextConfiguredTables).toConstantValue(menuConfigurationChecks);
  bind(TOKENS.listPicturesInUse).toConstantValue(listPictureUrlsInUse);
  bind(TOKENS.contextRoutes).toResolvedValue(createCatalogueRoutes, [
    TOKENS.appServices,
    TOKENS.menu,
    TOKENS.seed,
    TOKENS.lockPicture,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createPhotographRoutes, [
    TOKENS.appServices,
    TOKENS.photographLists,
    TOKENS.lockPicture,
  ]);
});
