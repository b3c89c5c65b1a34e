import { herbalLiqueurs } from './drinks/herbal-liqueurs.ts';
import { beers } from './drinks/beers.ts';
import { sparklingWines } from './drinks/sparkling-wines.ts';
import { cocktails } from './drinks/cocktails.ts';
import type { DemoDrink } from './drinks/build-demo-drinks.ts';
import { softDrinks } from './drinks/soft-drinks.ts';
import { whiteWines } from './drinks/white-wines.ts';
import { redWines } from './drinks/red-wines.ts';

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
