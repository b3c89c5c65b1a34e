import type { Context } from 'koa';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import {
  searchAlternatives,
  searchAvailability,
} from '#src/contracts/booking/reservation-operations.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { TurnFactsRepository } from '../application/ports.ts';
import type { ListAvailableDays } from '../application/guest/list-available-days.ts';
import type { SearchAlternatives } from '../application/guest/search-alternatives.ts';
import type { SearchAvailability } from '../application/guest/search-availability.ts';

type UseCases = {
  readonly search: SearchAvailability;
  readonly searchAlternatives: SearchAlternatives;
  readonly listDays: ListAvailableDays;
  readonly guardSearch: (ctx: Context) => Promise<void>;
  readonly turnFactsRepository: TurnFactsRepository;
};

export const availabilityController = ({
  search,
  searchAlternatives: findAlternatives,
  listDays,
  guardSearch,
  turnFactsRepository,
}: UseCases): Route[] => [
  route(searchAvailability, async ({ query }, ctx) => {
    await guardSearch(ctx);
    return search(query);
  }),

  route(searchAlternatives, async ({ query }, ctx) => {
    await guardSearch(ctx);
    return findAlternatives(query);
  }),

  route(listAvailableDays, async ({ query }, ctx) => {
    await guardSearch(ctx);
    return listDays(query);
  }),

  route(listTimeSlots, async (_, ctx) => {
    const slots = await turnFactsRepository.listSlots();
    return ctx.state.staff?.role === 'administrator'
      ? slots
      : slots.filter(({ isActive }) => isActive);
  }),
];
