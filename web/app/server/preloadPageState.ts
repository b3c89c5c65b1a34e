import type { Availability } from '#src/contracts/booking/availability.ts';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { RoomView } from '#src/contracts/booking/rooms.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import type { PublicPhotograph } from '#src/contracts/catalogue/photographs.ts';
import type { ClosedMeal } from '#src/contracts/closures.ts';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import type { Language } from '#src/contracts/languages.ts';
import { createFlowState } from '#web/features/booking/guest/bookingFlowSlice.ts';
import type { OwnReservation } from '#web/features/booking/guest/pass/preloadedReservation.ts';
import { toDaysSearch } from '#web/features/booking/guest/search/daysWindow.ts';
import type { PreloadedDays } from '#web/features/booking/guest/search/preloadedDays.ts';
import { parseSearch } from '#web/features/booking/guest/search/searchParams.ts';
import type { OwnWaitingList } from '#web/features/booking/guest/waiting-list/preloadedWaitingList.ts';
import type { Menu } from '#web/features/catalogue/localizeMenu.ts';
import type { PreloadedOwnQuote } from '#web/features/private-events/own/preloadedOwnQuote.ts';
import type { Preloaded } from '#web/shared/store/preloadedState.ts';
import type { RefusedForm } from '#web/shared/store/refusedForm.ts';
import type { ServerContext } from '#web/shared/store/serverContextSlice.ts';
import { localizePhotographs } from '../home/photographs/localizePhotographs.ts';
import type { PreloadedState } from '../store.ts';
import type { PageData } from './pageData.ts';

const preloadedValue = <Value>(value: Value): Preloaded<Value> => ({ value, readAt: 0 });

/**
 * Builds the state of the booking search from the URL, for pages that load days or turns. The
 * search is set even if the data could not be loaded.
 */
const preloadSearch = (search: string, visit: ServerContext, data: PageData): PreloadedState => {
  if (!('availableDays' in data) && !('availability' in data)) return {};
  const draft = parseSearch(search, visit);
  const days = data['availableDays'] as DayAvailability[] | undefined;
  const read = { search: toDaysSearch(draft, visit.today), days: days ?? [] };
  return {
    bookingFlow: createFlowState(draft),
    ...(days ? { availableDays: preloadedValue<PreloadedDays>(read) } : {}),
  };
};

const preloadLinks = (data: PageData, token: string): PreloadedState => {
  const reservation = data['ownReservation'] as ReservationStatusView | null | undefined;
  const quote = data['ownQuote'] as OwnQuote | null | undefined;
  const state = data['ownWaitingList'] as WaitingListState | null | undefined;
  return {
    ...(reservation === undefined
      ? {}
      : { ownReservation: preloadedValue<OwnReservation>({ token, reservation }) }),
    ...(state === undefined
      ? {}
      : { ownWaitingList: preloadedValue<OwnWaitingList>({ token, state }) }),
    ...(quote === undefined
      ? {}
      : { ownQuote: preloadedValue<PreloadedOwnQuote>({ token, quote }) }),
  };
};

type Read = {
  readonly visit: ServerContext;
  readonly search: string;
  /** Access token in the path of the page, or an empty string. */
  readonly token: string;
  readonly data: PageData;
  readonly menu: Menu | null;
  readonly language: Language;
  readonly refusedForm: RefusedForm | undefined;
};

/** Builds the initial Redux state with which the server renders a page. */
export const preloadPageState = ({
  visit,
  search,
  token,
  data,
  menu,
  language,
  refusedForm,
}: Read): PreloadedState => {
  const closedMeals = data['closedMeals'] as ClosedMeal[] | undefined;
  const availability = data['availability'] as Availability | undefined;
  const photographs = data['photographs'] as PublicPhotograph[] | undefined;
  const rooms = data['rooms'] as RoomView[] | undefined;
  const turns = data['timeSlots'] as TimeSlotView[] | undefined;
  return {
    visit,
    ...preloadLinks(data, token),
    ...(menu ? { menuCard: preloadedValue(menu) } : {}),
    ...(closedMeals ? { closedMeals: preloadedValue(closedMeals) } : {}),
    ...(photographs
      ? { photographs: preloadedValue(localizePhotographs(photographs, language)) }
      : {}),
    ...(availability ? { availability: preloadedValue(availability) } : {}),
    ...(rooms ? { rooms: preloadedValue(rooms) } : {}),
    ...(turns ? { turns: preloadedValue(turns) } : {}),
    ...preloadSearch(search, visit, data),
    ...(refusedForm ? { refusedForm: preloadedValue(refusedForm) } : {}),
  };
};
