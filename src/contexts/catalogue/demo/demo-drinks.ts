import { herbalLiqueurs } from './drinks/herbal-liqueurs.ts';
import { beers } from './drinks/beers.ts';
import { sparklingWines } from './drinks/sparkling-wines.ts';
import { cocktails } from './drinks/cocktails.ts';
import type { DemoDrink } from './drinks/build-demo-drinks.ts';
import { softDrinks } from './drinks/soft-drinks.ts';
import { whiteWines } from './drinks/white-wines.ts';
import { redWines } from './drinks/red-wines.ts';

/** Drinks of the demo data. The wineries are fictional, but appellations and grapes are real. */
export const demoDrinks: readonly DemoDrink[] = [
  ...softDrinks,
  ...cocktails,
  ...beers,
  ...herbalLiqueurs,
  ...whiteWines,
  ...redWines,
  ...sparklingWines,
];
