import { readWeeklyCapacity } from '#src/contracts/booking/weekly-capacity.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { LoadWeeklyCapacity } from '../application/desk/load-weekly-capacity.ts';

export const weeklyCapacityController = (week: LoadWeeklyCapacity): Route[] => [
  route(readWeeklyCapacity, ({ query }) => week(query.from)),
];
