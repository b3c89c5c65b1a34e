import type {
  DrinkCategory,
  DrinkSubcategory,
  FoodCategory,
} from '#src/contracts/catalogue/menu-categories.ts';
import type { MenuLocation } from './menuLocation.ts';

type AnyCategory = FoodCategory | DrinkCategory | DrinkSubcategory;

const keys = {
  'Fritti e Sfizi': 'fritti',
  Antipasti: 'antipasti',
  'Primi Piatti': 'primi',
  'Secondi Piatti': 'secondi',
  Panini: 'panini',
  Dessert: 'dessert',
  'MENU DEGUSTAZIONE': 'degustazione',
  BEVANDE: 'bevande',
  VINI: 'vini',
  'SOFT DRINK': 'soft',
  COCKTAIL: 'cocktail',
  'BIRRE IN BOTTIGLIA': 'birre',
  AMARI: 'amari',
  'I VINI BIANCHI': 'bianchi',
  'I VINI ROSSI': 'rossi',
  'LE BOLLICINE': 'bollicine',
} as const satisfies Record<AnyCategory, string>;
export type CategoryKey = (typeof keys)[AnyCategory];

export const categoryKey = (place: MenuLocation): CategoryKey | null => {
  if (place.on === 'start') return null;
  return keys[place.on === 'drinks' && place.subcategory ? place.subcategory : place.category];
};
