import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { DraftOf, CatalogueItem, ItemRepository } from './audited-crud.ts';

type TableMapping<Row extends CatalogueItem> = {
  readonly name: string;
  readonly columns: { readonly [Field in keyof DraftOf<Row>]: string };
};

/**
 * Each change raises `updated_at` by at least one millisecond, because `If-Match` compares versions
 * in milliseconds.
 */
const NEXT_UPDATED_AT = `greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

const createItemRepository = <Row extends CatalogueItem>({
  name: table,
  columns,
}: TableMapping<Row>): ItemRepository<Row> => {
  const fields = Object.entries<string>(columns);
  const view = [
    'id::text',
    ...fields.map(([field, column]) => `${column} "${field}"`),
    `${isoInstantSql('created_at')} "createdAt"`,
    `${isoInstantSql('updated_at')} "updatedAt"`,
  ].join(', ');
  const valuesOf = (draft: DraftOf<Row>) =>
    fields.map(([field]) => draft[field as keyof DraftOf<Row>]);
  return {
    lockRow: async (tx, id) =>
      (await tx<Row>(`select ${view} from ${table} where id = ? for update`, [id]))[0] ?? null,
    findDuplicates: async (tx, name) => {
      await tx(`select pg_advisory_xact_lock(hashtext(?), hashtext(lower(?)))`, [table, name]);
      return tx<Row>(`select ${view} from ${table} where lower(name) = lower(?)`, [name]);
    },
    add: async (tx, id, draft) =>
      (
        await tx<Row>(
          `insert into ${table} (id, ${fields.map(([, column]) => column).join(', ')}) values (?${', ?'.repeat(fields.length)}) returning ${view}`,
          [id, ...valuesOf(draft)],
        )
      )[0]!,
    change: async (tx, id, draft) =>
      (
        await tx<Row>(
          `update ${table} set ${fields.map(([, column]) => `${column} = ?`).join(', ')}, updated_at = ${NEXT_UPDATED_AT} where id = ? returning ${view}`,
          [...valuesOf(draft), id],
        )
      )[0]!,
    remove: async (tx, id) => {
      await tx(`delete from ${table} where id = ?`, [id]);
    },
  };
};

export const dishRepository: ItemRepository<DishView> = createItemRepository<DishView>({
  name: 'menu_items',
  columns: {
    name: 'name',
    description: 'description',
    price: 'price',
    category: 'category',
    imageUrl: 'image_url',
    isNew: 'is_new',
    isPopular: 'is_popular',
    isHomemade: 'is_homemade',
    isFrozen: 'is_frozen',
    allergens: 'allergens',
    diets: 'diets',
  },
});

export const drinkRepository: ItemRepository<DrinkView> = createItemRepository<DrinkView>({
  name: 'drinks',
  columns: {
    name: 'name',
    description: 'description',
    price: 'price',
    category: 'category',
    subcategory: 'subcategory',
    volume: 'volume',
    origin: 'origin',
    varieties: 'varieties',
    ingredients: 'ingredients',
    preparationNotes: 'preparation_notes',
    cantina: 'cantina',
    appellation: 'appellation',
    grapeVarieties: 'grape_varieties',
    alcoholContent: 'alcohol_content',
    unit: 'unit',
    isAvailable: 'is_available',
    sortOrder: 'sort_order',
    allergens: 'allergens',
  },
});
