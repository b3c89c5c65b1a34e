import { antipasti } from './antipasti.ts';
import type { DemoDish } from './course.ts';
import { dessert } from './dessert.ts';
import { frittiESfizi } from './fritti-e-sfizi.ts';
import { menuDegustazione } from './menu-degustazione.ts';
import { panini } from './panini.ts';
import { primiPiatti } from './primi-piatti.ts';
import { secondiPiatti } from './secondi-piatti.ts';

/** The first menu of the house, in the order of the public page. */
export const demoDishes: readonly DemoDish[] = [
  ...frittiESfizi,
  ...antipasti,
  ...primiPiatti,
  ...secondiPiatti,
  ...panini,
  ...dessert,
  ...menuDegustazione,
];
