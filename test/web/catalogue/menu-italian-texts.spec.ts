import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allergenLabel } from '#src/contracts/catalogue/menu-views.ts';

const messages = JSON.parse(readFileSync('web/shared/i18n/menu/it.json', 'utf8')) as Record<
  string,
  string
>;

describe('the Italian texts of the menu', () => {
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
  ])('include the text of the specification: %s', (text) => {
    expect(Object.values(messages)).toContain(text);
  });

  it('describe MENU DEGUSTAZIONE as complete menus for two', () => {
    expect(messages['menu.about.degustazione']).toMatch(/^Menu completi per due/);
  });

  it('name the allergens as the allergen register does', () => {
    expect(
      Object.entries(allergenLabel)
        .map(([one, label]) => [messages[`menu.allergenFull.${one}`], label])
        .filter(([text, label]) => text !== label),
    ).toEqual([]);
  });
});
