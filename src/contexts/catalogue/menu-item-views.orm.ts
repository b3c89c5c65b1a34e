import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { DishRow } from './dish.entity.ts';
import type { DrinkRow } from './drink.entity.ts';

/** `serviceDay` is the running one: an item is sold out until its own service day ends. */
export const toDishView = (
  {
    version: _version,
    createdAt,
    updatedAt,
    imageUrl,
    availableFrom,
    availableTo,
    soldOutOn,
    ...dish
  }: DishRow,
  serviceDay: string,
): DishView => ({
  ...dish,
  isSoldOut: soldOutOn === serviceDay,
  imageUrl: imageUrl ?? null,
  availableFrom: availableFrom ?? null,
  availableTo: availableTo ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toDrinkView = (
  { version: _version, createdAt, updatedAt, soldOutOn, ...drink }: DrinkRow,
  serviceDay: string,
): DrinkView => ({
  ...drink,
  isSoldOut: soldOutOn === serviceDay,
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
