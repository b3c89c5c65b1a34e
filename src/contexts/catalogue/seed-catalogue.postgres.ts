import type { Sql } from '#src/kernel/transaction.ts';
import { demoDishes } from './demo/demo-dishes.ts';
import { demoDrinks } from './demo/demo-drinks.ts';

/**
 * Inserts dishes whose creation times differ by a microsecond, because creation time defines the
 * order of the menu.
 */
const ADD_DISHES = `
  insert into menu_items (name, description, price, category, image_url, is_new, is_popular, is_homemade, is_frozen, allergens, diets, available_from, available_to, translations, created_at)
  select name, description, price, category, "imageUrl", "isNew", "isPopular", "isHomemade", "isFrozen", allergens, diets, "availableFrom", "availableTo", translations,
    now() + place * interval '1 microsecond'
  from rows from (jsonb_to_recordset(?::jsonb) as (name text, description text, price text, category text, "imageUrl" text,
    "isNew" boolean, "isPopular" boolean, "isHomemade" boolean, "isFrozen" boolean, allergens text[], diets text[],
    "availableFrom" text, "availableTo" text, translations jsonb))
    with ordinality as dish(name, description, price, category, "imageUrl", "isNew", "isPopular", "isHomemade", "isFrozen", allergens, diets,
      "availableFrom", "availableTo", translations, place)
  on conflict do nothing returning 1`;

const ADD_DRINKS = `
  insert into drinks (name, description, price, category, subcategory, volume, origin, varieties, ingredients, preparation_notes,
    cantina, appellation, grape_varieties, alcohol_content, unit, is_available, sort_order, allergens, translations)
  select name, description, price, category, subcategory, volume, origin, varieties, ingredients, "preparationNotes",
    cantina, appellation, "grapeVarieties", "alcoholContent", unit, "isAvailable", "sortOrder", allergens, translations
  from jsonb_to_recordset(?::jsonb) as drink(name text, description text, price text, category text, subcategory text, volume text,
    origin text, varieties text[], ingredients text[], "preparationNotes" text, cantina text, appellation text, "grapeVarieties" text[],
    "alcoholContent" text, unit text, "isAvailable" boolean, "sortOrder" int, allergens text[], translations jsonb)
  on conflict do nothing returning 1`;

export const seedCatalogue = async (sql: Sql): Promise<{ dishes: number; drinks: number }> => {
  const dishes = await sql(ADD_DISHES, [JSON.stringify(demoDishes)]);
  const drinks = await sql(ADD_DRINKS, [JSON.stringify(demoDrinks)]);
  return { dishes: dishes.length, drinks: drinks.length };
};
