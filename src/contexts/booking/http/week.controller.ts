import { weekStatistics } from '../../../contracts/week.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { WeekCapacity } from '../application/week-capacity.ts';

export const weekController = (week: WeekCapacity): Route[] => [
  route(weekStatistics, ({ query }) => week(query.from)),
];
