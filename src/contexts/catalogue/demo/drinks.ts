import { amari } from './amari.ts';
import { birre } from './birre.ts';
import { bollicine } from './bollicine.ts';
import { cocktail } from './cocktail.ts';
import type { DemoDrink } from './shelf.ts';
import { softDrink } from './soft-drink.ts';
import { viniBianchi } from './vini-bianchi.ts';
import { viniRossi } from './vini-rossi.ts';

/** The first cellar and bar of the house, in the order of the public page. The wineries do not exist; appellations and grapes do. */
export const demoDrinks: readonly DemoDrink[] = [
  ...softDrink,
  ...cocktail,
  ...birre,
  ...amari,
  ...viniBianchi,
  ...viniRossi,
  ...bollicine,
];
