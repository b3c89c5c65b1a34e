import { createReservationList } from '#src/contexts/booking/adapters/reservation-list.postgres.ts';
import { readKitchenDay } from '#src/contexts/booking/application/desk/read-kitchen-day.ts';
import { kitchenController } from '#src/contexts/booking/http/kitchen.controller.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';

export const createKitchenRoutes = ({ sql }: AppServices, deps: BookingDeps): readonly Route[] =>
  kitchenController(
    readKitchenDay({ reservationList: createReservationList(sql, deps), clock: deps.clock }),
  );
