import type { DrinkCategory, DrinkSubcategory, FoodCategory } from '../../../src/contracts/categories.ts';
import { color } from '../../shared/ui/tokens.ts';
import type { MenuPlace } from './menuPlaces.ts';

type Named = FoodCategory | DrinkCategory | DrinkSubcategory;

/** Short names of categories, by which their words are found: `menu.name.primi`. */
const keys = {
  'Fritti e Sfizi': 'fritti', Antipasti: 'antipasti', 'Primi Piatti': 'primi', 'Secondi Piatti': 'secondi', Panini: 'panini',
  Dessert: 'dessert', 'MENU DEGUSTAZIONE': 'degustazione', BEVANDE: 'bevande', VINI: 'vini',
  'SOFT DRINK': 'soft', COCKTAIL: 'cocktail', 'BIRRE IN BOTTIGLIA': 'birre', AMARI: 'amari',
  'I VINI BIANCHI': 'bianchi', 'I VINI ROSSI': 'rossi', 'LE BOLLICINE': 'bollicine',
} as const satisfies Record<Named, string>;
export type PlaceKey = (typeof keys)[Named];

/** How a picture lies on its card: a plate cut by the corner, bottles that stand, a scene to the edges, a part of a scene. */
export type Crop = 'plate' | 'bottles' | 'scene' | 'detail';

type Look = {
  /** Flat colour of the card, and the ink on it. */
  readonly ground: string;
  readonly ink: string;
  /** Ground of the place's own head: dark, because the bar above it is written in enamel white. */
  readonly head: string;
  /** Address of the picture without its ending. */
  readonly picture: string;
  readonly crop: Crop;
  /** For `detail`: how large the picture is against the card, and the point of it that is shown, in percent. */
  readonly detail?: { readonly size: number; readonly x: number; readonly y: number };
};

const { inchiostro: ink, smalto } = color;
const BAR = '/art/scenes/bevande-640';
const CELLAR = '/art/scenes/vini-640';

const looks: Record<PlaceKey, Look> = {
  fritti: { ground: color.zolfo, ink, head: color.mattone, picture: '/dishes/arancine-640', crop: 'plate' },
  antipasti: { ground: color.cobalto, ink: smalto, head: color.cobalto, picture: '/dishes/caponata-640', crop: 'plate' },
  primi: { ground: color.cotto, ink: color.latte, head: color.cotto, picture: '/dishes/norma-640', crop: 'plate' },
  secondi: { ground: color.sabbia, ink, head: color.melagrana, picture: '/dishes/grigliata-640', crop: 'plate' },
  panini: { ground: color.celeste, ink, head: color.cobalto2, picture: '/dishes/panino-640', crop: 'plate' },
  dessert: { ground: color.manganese, ink: smalto, head: color.manganese, picture: '/dishes/cassata-640', crop: 'plate' },
  degustazione: { ground: color.notte2, ink: smalto, head: color.notte2, picture: '/art/scenes/degustazione-1280', crop: 'scene' },
  bevande: { ground: color.corallo, ink, head: color.notte2, picture: BAR, crop: 'bottles' },
  vini: { ground: color.rame, ink: smalto, head: color.rame, picture: CELLAR, crop: 'bottles' },
  soft: { ground: color.salvia, ink, head: color.rame, picture: BAR, crop: 'detail', detail: { size: 235, x: 79, y: 62 } },
  cocktail: { ground: color.celeste, ink, head: color.cobalto2, picture: BAR, crop: 'detail', detail: { size: 200, x: 45, y: 58 } },
  birre: { ground: color.zolfo, ink, head: color.mattone, picture: BAR, crop: 'detail', detail: { size: 230, x: 14, y: 58 } },
  amari: { ground: color.manganese, ink: smalto, head: color.manganese, picture: BAR, crop: 'detail', detail: { size: 300, x: 63, y: 84 } },
  bianchi: { ground: color.paglia, ink, head: color.rame, picture: CELLAR, crop: 'detail', detail: { size: 220, x: 83, y: 62 } },
  rossi: { ground: color.melagrana, ink: color.latte, head: color.melagrana, picture: CELLAR, crop: 'detail', detail: { size: 220, x: 18, y: 58 } },
  bollicine: { ground: color.celeste, ink, head: color.cobalto, picture: CELLAR, crop: 'detail', detail: { size: 190, x: 50, y: 50 } },
};

/** Key of the category or subcategory that a place shows; null at the start. */
export const keyOf = (place: MenuPlace): PlaceKey | null => {
  if (place.on === 'start') return null;
  return keys[place.on === 'drinks' && place.subcategory ? place.subcategory : place.category];
};

export const lookOf = (key: PlaceKey): Look => looks[key];
