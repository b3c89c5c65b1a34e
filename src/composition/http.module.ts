import { ContainerModule } from 'inversify';
import { availabilitySearch } from '#src/contracts/booking/availability.ts';
import { availabilityDaysSearch } from '#src/contracts/booking/availability-days.ts';
import { listAvailableDays } from '#src/contexts/booking/application/guest/list-available-days.ts';
import { readOwnReservation } from '#src/contexts/booking/application/guest/read-own-reservation.ts';
import { searchAvailability } from '#src/contexts/booking/application/guest/search-availability.ts';
import type { RoomManagement } from '#src/contexts/booking/floor/rooms/manage-rooms.ts';
import type { TurnFactsRepository } from '#src/contexts/booking/application/ports.ts';
import type { ListUpcomingClosedMeals } from '#src/contexts/closures/upcoming-closed-meals.ts';
import type { PhotographLists } from '#src/contexts/catalogue/photographs/photograph-repository.ts';
import type { MenuRepository } from '#src/contexts/catalogue/menu-repository.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { DiskWriteCheck } from '#src/platform/database/disk-write-check.ts';
import type { Download } from '#src/platform/http/pipeline/downloads.ts';
import type { FormPage } from '#src/platform/http/pipeline/form-pages.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import type { PageDependencies } from '#src/platform/http/ssr/web-app.ts';
import type { AppServices, BootContext } from './app-services.ts';
import type { BookingDeps } from '#src/contexts/booking/booking.services.ts';
import type { WaitingListService } from '#src/contexts/booking/waiting-list/waiting-list.services.ts';
import { createHttpApp } from './create-http-app.ts';
import type { OwnQuotes } from '#src/contexts/private-events/own-quotes.services.ts';
import type { Pictures } from '#src/contexts/pictures/pictures.services.ts';
import { TOKENS } from './tokens.ts';

/**
 * Creates a loader for the reservation of a personal link. The loader returns null for an unknown
 * token.
 */
const createOwnReservationLoader =
  (deps: BookingDeps) =>
  async ({ token = '' }: { readonly token?: string | undefined }) => {
    const id = deps.links.findReservationId(token);
    return id === null ? null : readOwnReservation(deps)(id);
  };

const createAvailableDaysLoader = (deps: BookingDeps) => {
  const listDays = listAvailableDays(deps);
  return async (params: unknown) => listDays(availabilityDaysSearch.parse(params));
};

const createAvailabilityLoader = (deps: BookingDeps) => {
  const search = searchAvailability(deps);
  return async (params: unknown) => search(availabilitySearch.parse(params));
};

const createPageDependencies = (
  deps: BookingDeps,
  turnFactsRepository: TurnFactsRepository,
  menu: MenuRepository,
  waitingList: WaitingListService,
  listUpcomingClosedMeals: ListUpcomingClosedMeals,
  ownQuotes: OwnQuotes,
  photographs: PhotographLists,
  rooms: RoomManagement,
): PageDependencies => ({
  load: {
    timeSlots: async () =>
      (await turnFactsRepository.listSlots()).filter(({ isActive }) => isActive),
    availableDays: createAvailableDaysLoader(deps),
    closedMeals: listUpcomingClosedMeals,
    availability: createAvailabilityLoader(deps),
    ownReservation: createOwnReservationLoader(deps),
    ownWaitingList: ({ token = '' }) => waitingList.findState(token),
    ownQuote: ({ token = '' }) => ownQuotes.find(token),
    dishes: () => menu.listDishes(),
    drinks: () => menu.listDrinks(),
    photographs: () => photographs.listShown(),
    rooms: () => rooms.list(),
  },
});

const createKoaApp = (
  context: BootContext,
  sql: Sql,
  routes: readonly Route[],
  formPages: readonly FormPage[],
  download: Download,
  pictures: Pictures,
  pageDependencies: PageDependencies,
  csrfKey: Buffer,
  cookies: CookiePolicy,
  versionNow: () => Promise<string>,
  readLogHash: () => Promise<string>,
  { isWritable }: DiskWriteCheck,
  { abuseProtection }: AppServices,
) =>
  createHttpApp(context, {
    sql,
    routes,
    formPages,
    downloads: [download],
    pictures,
    pageDependencies,
    csrfKey,
    cookies,
    versionNow,
    readLogHash,
    isWritable,
    countLinkStep: abuseProtection.guardLinkStep,
  });

export const httpModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.routes).toResolvedValue(
    (routesByContext: (readonly Route[])[]) => routesByContext.flat(),
    [{ serviceIdentifier: TOKENS.contextRoutes, isMultiple: true }],
  );
  bind(TOKENS.formPages).toResolvedValue(
    (pagesByContext: (readonly FormPage[])[]) => pagesByContext.flat(),
    [{ serviceIdentifier: TOKENS.contextFormPages, isMultiple: true }],
  );
  bind(TOKENS.pageDependencies).toResolvedValue(createPageDependencies, [
    TOKENS.bookingDeps,
    TOKENS.turnFactsRepository,
    TOKENS.menu,
    TOKENS.waitingList,
    TOKENS.upcomingClosedMeals,
    TOKENS.ownQuotes,
    TOKENS.photographLists,
    TOKENS.rooms,
  ]);
  bind(TOKENS.app).toResolvedValue(createKoaApp, [
    TOKENS.bootContext,
    TOKENS.sql,
    TOKENS.routes,
    TOKENS.formPages,
    TOKENS.reservationCalendar,
    TOKENS.pictures,
    TOKENS.pageDependencies,
    TOKENS.csrfKey,
    TOKENS.cookies,
    TOKENS.readContentRevision,
    TOKENS.readLogHash,
    TOKENS.diskWriteCheck,
    TOKENS.appServices,
  ]);
});
