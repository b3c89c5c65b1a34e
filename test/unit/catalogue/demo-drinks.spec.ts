import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { drinkWords } from '#src/contexts/catalogue/demo/drinks/drink-words.ts';
import { translationLanguages } from '#src/contracts/languages.ts';
import { allergen } from '#src/contracts/catalogue/menu-views.ts';
import { drinkCategories } from '#src/contracts/catalogue/menu-categories.ts';

const subcategories = Object.entries(drinkCategories).flatMap(([category, names]) =>
  names.map((subcategory) => ({ category, subcategory })),
);
const wines = demoDrinks.filter(({ category }) => category === 'VINI');

describe('the demo drinks', () => {
  it('are at least 40, some in each of the seven subcategories', () => {
    expect(demoDrinks.length).toBeGreaterThanOrEqual(40);
    expect(subcategories).toHaveLength(7);
    for (const group of subcategories) {
      expect(
        demoDrinks.filter(
          ({ category, subcategory }) =>
            category === group.category && subcategory === group.subcategory,
        ).length,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  it('use only categories and subcategories of the registry', () => {
    for (const { category, subcategory } of demoDrinks)
      expect(subcategories).toContainEqual({ category, subcategory });
  });

  it('have unique names', () => {
    expect(new Set(demoDrinks.map(({ name }) => name.toLowerCase())).size).toBe(demoDrinks.length);
  });

  it('have a price as text in euros, a volume and a unit', () => {
    for (const { price, volume, unit } of demoDrinks) {
      expect(price).toMatch(/^€ \d{1,3},\d{2}$/);
      expect(volume).toMatch(/^\d+(,\d)? cl$/);
      expect(['bottiglia', 'calice', 'bicchiere']).toContain(unit);
    }
  });

  it('are sorted by a unique sort order within each subcategory', () => {
    for (const group of subcategories) {
      const orders = demoDrinks
        .filter(({ subcategory }) => subcategory === group.subcategory)
        .map(({ sortOrder }) => sortOrder);
      expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
    }
  });

  it('include winery, appellation, grapes, alcohol content and sulphites of every wine', () => {
    for (const wine of wines) {
      expect(wine.cantina).toBeTruthy();
      expect(wine.appellation).toMatch(/ (DOC|DOCG|IGT)$/);
      expect(wine.grapeVarieties.length).toBeGreaterThan(0);
      expect(wine.alcoholContent).toMatch(/^\d+(,\d)?% vol$/);
      expect(wine.allergens).toContain('sulphites');
    }
  });

  it('declare gluten for beers, and use only known allergen codes', () => {
    for (const { subcategory, allergens } of demoDrinks) {
      for (const code of allergens) expect(allergen.options).toContain(code);
      if (subcategory === 'BIRRE IN BOTTIGLIA') expect(allergens).toContain('gluten');
    }
  });

  it('are described in every language, with notes and ingredients', () => {
    for (const language of translationLanguages)
      for (const { name, translations, ...italian } of demoDrinks) {
        const { description = '', preparationNotes, ingredients } = translations[language] ?? {};
        expect({ name, language, description }).toEqual({
          name,
          language,
          description: expect.stringMatching(/^\p{Lu}.{8,}[.!]$/u),
        });
        expect(description).not.toBe(italian.description);
        expect(preparationNotes === undefined).toBe(italian.preparationNotes === null);
        expect(ingredients ?? []).toHaveLength(italian.ingredients.length);
      }
  });

  it('have a translation for every ingredient except bourbon', () => {
    const words = demoDrinks.flatMap(({ ingredients }) => ingredients);
    expect(new Set(words.filter((word) => !drinkWords[word]))).toEqual(new Set(['bourbon']));
    for (const language of translationLanguages)
      expect(Object.keys(drinkWords).filter((word) => !drinkWords[word]?.[language])).toEqual([]);
  });

  it('include at least one unavailable drink', () => {
    expect(demoDrinks.filter(({ isAvailable }) => !isAvailable).length).toBeGreaterThan(0);
  });
});
