import { readKitchenDay } from '#src/contracts/booking/kitchen.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ReadKitchenDay } from '../application/desk/read-kitchen-day.ts';

export const kitchenController = (readDay: ReadKitchenDay): Route[] => [
  route(readKitchenDay, () => readDay()),
];
