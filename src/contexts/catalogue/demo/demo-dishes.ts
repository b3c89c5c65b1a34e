import { starters } from './dishes/starters.ts';
import type { DemoDish } from './dishes/build-demo-dishes.ts';
import { desserts } from './dishes/desserts.ts';
import { friedSnacks } from './dishes/fried-snacks.ts';
import { tastingMenus } from './dishes/tasting-menus.ts';
import { sandwiches } from './dishes/sandwiches.ts';
import { firstCourses } from './dishes/first-courses.ts';
import { mainCourses } from './dishes/main-courses.ts';

export const demoDishes: readonly DemoDish[] = [
  ...friedSnacks,
  ...starters,
  ...firstCourses,
  ...mainCourses,
  ...sandwiches,
  ...desserts,
  ...tastingMenus,
];
