import type { MikroORM } from '@mikro-orm/postgresql';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { DishEntity, type DishRow } from './dish.entity.ts';
import { DrinkEntity, type DrinkRow } from './drink.entity.ts';
import type { MenuRepository } from './menu-repository.ts';

const toDishView = ({ createdAt, updatedAt, imageUrl, ...dish }: DishRow): DishView => ({
  ...dish,
  imageUrl: imageUrl ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const toDrinkView = ({ createdAt, updatedAt, ...drink }: DrinkRow): DrinkView => ({
  ...drink,
  description: drink.description ?? null,
  subcategory: drink.subcategory ?? null,
  volume: drink.volume ?? null,
  origin: drink.origin ?? null,
  preparationNotes: drink.preparationNotes ?? null,
  cantina: drink.cantina ?? null,
  appellation: drink.appellation ?? null,
  alcoholContent: drink.alcoholContent ?? null,
  unit: drink.unit ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const createMenuRepository = (orm: MikroORM): MenuRepository => ({
  async listDishes() {
    const rows = await orm.em
      .fork()
      .find(
        DishEntity,
        {},
        { orderBy: { createdAt: 'asc', name: 'asc', id: 'asc' }, disableIdentityMap: true },
      );
    return rows.map(toDishView);
  },

  async listDrinks() {
    const rows = await orm.em
      .fork()
      .find(
        DrinkEntity,
        {},
        { orderBy: { sortOrder: 'asc', name: 'asc', id: 'asc' }, disableIdentityMap: true },
      );
    return rows.map(toDrinkView);
  },
});
