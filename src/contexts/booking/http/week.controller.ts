import { readWeeklyCapacity } from '../../../contracts/week.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { LoadWeeklyCapacity } from '../application/week-capacity.ts';

export const weeklyCapacityController = (week: LoadWeeklyCapacity): Route[] => [
  route(readWeeklyCapacity, ({ query }) => week(query.from)),
];
