import { describe, expect, it } from '@jest/globals';
import { buildDishView, buildDrinkView } from '#test/support/builders/menu-items.ts';
import { localizeMenu } from '#web/features/catalogue/localizeMenu.ts';

const dish = buildDishView({
  name: 'Pane',
  description: 'Del forno',
  translations: { fr: { description: 'Du four' } },
});
const drink = buildDrinkView({
  name: 'Tisana',
  description: 'Calda',
  origin: 'Enna',
  ingredients: ['menta', 'limone'],
  translations: { fr: { ingredients: ['menthe', 'citron'] } },
});
const localizeIn = (language: 'it' | 'en' | 'fr') => {
  const menu = localizeMenu({ dishes: [dish], drinks: [drink], date: '2027-03-10' }, language);
  return { dish: menu.dishes[0]!, drink: menu.drinks[0]!, menu };
};

describe('the menu in one language', () => {
  it('keeps the Italian texts on Italian pages', () => {
    expect(localizeIn('it').dish).toMatchObject({ description: 'Del forno', untranslated: [] });
  });

  it('uses a translation where there is one', () => {
    expect(localizeIn('fr').dish).toMatchObject({
      name: 'Pane',
      description: 'Du four',
      language: 'fr',
      untranslated: [],
    });
  });

  it('falls back to Italian for each missing text and lists these texts', () => {
    expect(localizeIn('en').dish).toMatchObject({
      description: 'Del forno',
      untranslated: ['description'],
    });
    expect(localizeIn('fr').drink).toMatchObject({
      description: 'Calda',
      ingredients: ['menthe', 'citron'],
      untranslated: ['description', 'origin'],
    });
  });

  it('leaves out the dishes that are out of season', () => {
    const asparagus = buildDishView({
      name: 'Asparagi',
      availableFrom: '03-01',
      availableTo: '06-15',
    });
    const namesOn = (date: string) =>
      localizeMenu({ dishes: [dish, asparagus], drinks: [], date }, 'it').dishes.map(
        ({ name }) => name,
      );
    expect(namesOn('2026-11-22')).toEqual(['Pane']);
    expect(namesOn('2027-04-01')).toEqual(['Pane', 'Asparagi']);
  });

  it('contains neither timestamps nor other languages, which would make pages larger', () => {
    const { menu } = localizeIn('en');
    expect(JSON.stringify(menu)).not.toMatch(/createdAt|updatedAt|translations|Du four/);
    expect(menu.language).toBe('en');
  });
});
