import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allergenLabel } from '#src/contracts/catalogue/menu-views.ts';

const words = JSON.parse(readFileSync('web/shared/i18n/menu/it.json', 'utf8')) as Record<
  string,
  string
>;

describe('the Italian words of the menu', () => {
  it.each([
    'Fritti e Sfizi',
    'Antipasti',
    'Primi Piatti',
    'Secondi Piatti',
    'Panini',
    'Dessert',
    'MENU DEGUSTAZIONE',
    'BEVANDE',
    'VINI',
    'SOFT DRINK',
    'COCKTAIL',
    'BIRRE IN BOTTIGLIA',
    'AMARI',
    'I VINI BIANCHI',
    'I VINI ROSSI',
    'LE BOLLICINE',
    'Nuovo',
    'Popolare',
    'Fatto in casa',
    'Surgelato',
    'Non disponibile',
    'Caricamento menu...',
    'Nessun piatto disponibile',
    'Nessuna bevanda disponibile',
  ])('are those of the specification: %s', (text) => {
    expect(Object.values(words)).toContain(text);
  });

  it('describe MENU DEGUSTAZIONE as complete menus for two', () => {
    expect(words['menu.about.degustazione']).toMatch(/^Menu completi per due/);
  });

  it('name the allergens as the allergen register does', () => {
    expect(
      Object.entries(allergenLabel)
        .map(([one, label]) => [words[`menu.allergenFull.${one}`], label])
        .filter(([said, label]) => said !== label),
    ).toEqual([]);
  });
});
