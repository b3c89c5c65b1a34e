import type { ConfiguredTable } from '#src/event-log/audit-check.ts';

const selectLastDeclarations = (kind: 'Dish' | 'Drink' | 'Photograph') => `
  select distinct on (stream) stream "key",
    case when type <> '${kind}Removed' then data->'declaration' end state
  from event where type in ('${kind}Added', '${kind}Changed', '${kind}Removed')
  order by stream, version desc`;

export const menuConfigurationChecks: readonly ConfiguredTable[] = [
  {
    label: 'Piatti',
    keyPrefix: 'dish-',
    expected: selectLastDeclarations('Dish'),
    rows: `select 'dish-' || id "key", jsonb_build_object('name', name, 'category', category, 'price', price,
      'allergens', allergens, 'diets', diets, 'isHomemade', is_homemade, 'isFrozen', is_frozen) state
      from public.menu_items`,
  },
  {
    label: 'Bevande',
    keyPrefix: 'drink-',
    expected: selectLastDeclarations('Drink'),
    rows: `select 'drink-' || id "key", jsonb_build_object('name', name, 'category', category,
      'subcategory', subcategory, 'price', price, 'allergens', allergens, 'alcoholContent', alcohol_content,
      'isAvailable', is_available) state from public.drinks`,
  },
  {
    label: 'Fotografie',
    keyPrefix: 'photograph-',
    expected: selectLastDeclarations('Photograph'),
    rows: `select 'photograph-' || id "key", jsonb_build_object('imageUrl', image_url, 'isShown', is_shown) state
      from public.photographs`,
  },
];
