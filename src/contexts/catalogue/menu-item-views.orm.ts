import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { DishRow } from './dish.entity.ts';
import type { DrinkRow } from './drink.entity.ts';

/**
 * Converts a row of a dish. The dish is sold out if its mark is for `serviceDay`, the current
 * service day.
 */
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
