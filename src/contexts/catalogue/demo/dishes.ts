import { starters } from './antipasti.ts';
import type { DemoDish } from './course.ts';
import { desserts } from './dessert.ts';
import { friedSnacks } from './fritti-e-sfizi.ts';
import { tastingMenus } from './menu-degustazione.ts';
import { sandwiches } from './panini.ts';
import { firstCourses } from './primi-piatti.ts';
import { mainCourses } from './secondi-piatti.ts';

/** The first menu of the house, in the order of the public page. */
export const demoDishes: readonly DemoDish[] = [
  ...friedSnacks,
  ...starters,
  ...firstCourses,
  ...mainCourses,
  ...sandwiches,
  ...desserts,
  ...tastingMenus,
];
