import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { DrinkTranslations } from '#src/contracts/catalogue/menu-translations.ts';
import type { Allergen } from '#src/contracts/catalogue/menu-views.ts';
import { versionedColumns } from '#src/platform/database/versioned-columns.ts';

export const DrinkEntity = defineEntity({
  name: 'Drink',
  tableName: 'drinks',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    name: p.text(),
    description: p.text().nullable(),
    price: p.text(),
    category: p.text(),
    subcategory: p.text().nullable(),
    volume: p.text().nullable(),
    origin: p.text().nullable(),
    varieties: p.array<string>().default([]),
    ingredients: p.array<string>().default([]),
    preparationNotes: p.text().nullable(),
    cantina: p.text().nullable(),
    appellation: p.text().nullable(),
    grapeVarieties: p.array<string>().default([]),
    alcoholContent: p.text().nullable(),
    unit: p.text().nullable(),
    isAvailable: p.boolean().default(true),
    sortOrder: p.integer().default(0),
    allergens: p.array<Allergen>().default([]),
    translations: p.json<DrinkTranslations>().defaultRaw(`'{}'`),
    /**
     * Service day on which the drink is sold out. A change of this column does not change the
     * version.
     */
    soldOutOn: p.date().nullable(),
    ...versionedColumns,
  },
});
export type DrinkRow = InferEntity<typeof DrinkEntity>;
