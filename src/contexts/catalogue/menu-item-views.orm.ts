import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { DishRow } from './dish.entity.ts';
import type { DrinkRow } from './drink.entity.ts';

export const toDishView = ({
  version: _version,
  createdAt,
  updatedAt,
  imageUrl,
  availableFrom,
  availableTo,
  ...dish
}: DishRow): DishView => ({
  ...dish,
  imageUrl: imageUrl ?? null,
  availableFrom: availableFrom ?? null,
  availableTo: availableTo ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toDrinkView = ({
  version: _version,
  createdAt,
  updatedAt,
  ...drink
}: DrinkRow): DrinkView => ({
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
