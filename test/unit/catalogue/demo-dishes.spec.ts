import { existsSync } from 'node:fs';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { normalizePrice } from '#src/contracts/common/text-input/normalize-price.ts';
import { foodCategories } from '#src/contracts/catalogue/menu-categories.ts';
import { translationLanguages } from '#src/contracts/languages.ts';
import {
  allergen,
  allergenLabel,
  dietMark,
  excludedByDiet,
} from '#src/contracts/catalogue/menu-views.ts';

const PRICE = /^€ \d{1,3},\d{2}$/;
const normalizeName = (name: string) => name.toLowerCase().replace(/^’/, '');

describe('the demo menu', () => {
  it('has at least 45 dishes, some in each of the seven food categories', () => {
    expect(demoDishes.length).toBeGreaterThanOrEqual(45);
    for (const category of foodCategories)
      expect(demoDishes.filter((dish) => dish.category === category).length).toBeGreaterThanOrEqual(
        4,
      );
  });

  it('uses only categories of the public page', () => {
    for (const { category } of demoDishes) expect(foodCategories).toContain(category);
  });

  it('names every dish once', () => {
    expect(new Set(demoDishes.map(({ name }) => name.toLowerCase())).size).toBe(demoDishes.length);
  });

  it('gives every price as text in euros and every dish a description', () => {
    for (const { price, description } of demoDishes) {
      expect(price).toMatch(PRICE);
      expect(normalizePrice(price)).toBe(price);
      expect(description).toMatch(/^\p{Lu}.{8,}[.!]$/u);
    }
  });

  it('has a translated description of every dish in every language', () => {
    for (const language of translationLanguages)
      for (const { name, description, translations } of demoDishes) {
        const translated = translations[language]?.description ?? '';
        expect({ name, language, translated }).toEqual({
          name,
          language,
          translated: expect.stringMatching(/^\p{Lu}.{8,}[.!]$/u),
        });
        expect(translated).not.toBe(description);
      }
  });

  it('uses only known allergen codes, each once per dish', () => {
    for (const { allergens } of demoDishes) {
      for (const code of allergens) expect(allergen.options).toContain(code);
      expect(new Set(allergens).size).toBe(allergens.length);
    }
  });

  it('has no dish with an allergen that its diet mark excludes', () => {
    for (const { name, allergens, diets } of demoDishes) {
      const forbidden = diets.flatMap((diet) => excludedByDiet[diet]);
      expect({ name, wrong: allergens.filter((code) => forbidden.includes(code)) }).toEqual({
        name,
        wrong: [],
      });
    }
  });

  it('marks every vegan dish as vegetarian too', () => {
    const vegan = demoDishes.filter(({ diets }) => diets.includes('vegan'));
    expect(vegan.length).toBeGreaterThan(0);
    for (const { diets } of vegan) expect(diets).toContain('vegetarian');
  });

  it('marks no dish as both homemade and frozen', () => {
    expect(demoDishes.filter(({ isHomemade, isFrozen }) => isHomemade && isFrozen)).toEqual([]);
    expect(demoDishes.some(({ isFrozen }) => isFrozen)).toBe(true);
  });

  it('declares for a tasting menu all allergens of its dishes, and only diets that all of them have', () => {
    const dishes = demoDishes.filter(({ category }) => category !== 'MENU DEGUSTAZIONE');
    for (const menu of demoDishes.filter(({ category }) => category === 'MENU DEGUSTAZIONE')) {
      const served = dishes.filter(({ name }) =>
        menu.description.toLowerCase().includes(normalizeName(name)),
      );
      expect(served.length).toBeGreaterThanOrEqual(4);
      for (const dish of served) {
        expect(menu.allergens).toEqual(expect.arrayContaining(dish.allergens));
        expect(dish.diets).toEqual(expect.arrayContaining(menu.diets));
      }
    }
  });

  it('describes each tasting menu as "Menu completo per due"', () => {
    for (const { description } of demoDishes.filter(
      ({ category }) => category === 'MENU DEGUSTAZIONE',
    ))
      expect(description).toMatch(/^Menu completo per due/);
  });

  it('shows only pictures that exist', () => {
    const pictures = demoDishes.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(pictures.length).toBeGreaterThanOrEqual(24);
    for (const picture of pictures)
      expect({ picture, exists: existsSync(`web/public${picture}`) }).toEqual({
        picture,
        exists: true,
      });
  });
});

describe('the allergen labels', () => {
  it('are fourteen and distinct, as in Regulation (EU) 1169/2011', () => {
    expect(allergen.options).toHaveLength(14);
    expect(new Set(Object.values(allergenLabel)).size).toBe(14);
    expect(Object.keys(excludedByDiet)).toEqual(dietMark.options);
  });
});
