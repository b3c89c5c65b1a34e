import { herbalLiqueurs } from './amari.ts';
import { beers } from './birre.ts';
import { sparklingWines } from './bollicine.ts';
import { cocktails } from './cocktail.ts';
import type { DemoDrink } from './shelf.ts';
import { softDrinks } from './soft-drink.ts';
import { whiteWines } from './vini-bianchi.ts';
import { redWines } from './vini-rossi.ts';

/** The first cellar and bar of the house, in the order of the public page. The wineries do not exist; appellations and grapes do. */
export const demoDrinks: readonly DemoDrink[] = [
  ...softDrinks,
  ...cocktails,
  ...beers,
  ...herbalLiqueurs,
  ...whiteWines,
  ...redWines,
  ...sparklingWines,
];
