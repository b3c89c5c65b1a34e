import type { MikroORM } from '@mikro-orm/postgresql';
import { DishEntity } from './dish.entity.ts';
import { DrinkEntity } from './drink.entity.ts';
import { toDishView, toDrinkView } from './menu-item-views.orm.ts';
import type { MenuRepository } from './menu-repository.ts';

export const createMenuRepository = (
  { em }: MikroORM,
  readServiceDay: () => string,
): MenuRepository => ({
  async listDishes() {
    const orderBy = { createdAt: 'asc', name: 'asc', id: 'asc' } as const;
    const rows = await em.fork().find(DishEntity, {}, { orderBy, disableIdentityMap: true });
    const serviceDay = readServiceDay();
    return rows.map((row) => toDishView(row, serviceDay));
  },

  async listDrinks() {
    const orderBy = { sortOrder: 'asc', name: 'asc', id: 'asc' } as const;
    const rows = await em.fork().find(DrinkEntity, {}, { orderBy, disableIdentityMap: true });
    const serviceDay = readServiceDay();
    return rows.map((row) => toDrinkView(row, serviceDay));
  },
});
