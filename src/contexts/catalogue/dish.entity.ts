import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Allergen, DietMark } from '#src/contracts/catalogue/menu-views.ts';
import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';
import { versionedColumns } from '#src/platform/database/versioned-columns.ts';

export const DishEntity = defineEntity({
  name: 'Dish',
  tableName: 'menu_items',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    name: p.text(),
    description: p.text(),
    price: p.text(),
    category: p.text(),
    imageUrl: p.text().nullable(),
    isNew: p.boolean().default(false),
    isPopular: p.boolean().default(false),
    isHomemade: p.boolean().default(false),
    isFrozen: p.boolean().default(false),
    allergens: p.array<Allergen>().default([]),
    diets: p.array<DietMark>().default([]),
    availableFrom: p.text().nullable(),
    availableTo: p.text().nullable(),
    translations: p.json<DescriptionTranslations>().defaultRaw(`'{}'`),
    /**
     * Service day on which the dish is sold out. A change of this column does not change the
     * version.
     */
    soldOutOn: p.date().nullable(),
    ...versionedColumns,
  },
});
export type DishRow = InferEntity<typeof DishEntity>;
