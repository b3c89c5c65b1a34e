import { fireEvent, within } from '@testing-library/react';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { readFloorPlan } from '#src/contracts/booking/floor-plan.ts';
import { searchAvailability } from '#src/contracts/booking/reservation-operations.ts';
import { readAnswerTime } from '#src/contracts/booking/response-time.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { addDays } from '#src/kernel/add-days.ts';
import {
  buildAvailability,
  buildDay,
  floorPlan,
  timeSlots,
} from '#test/support/builders/booking-views.ts';
import { answerGuestRequests } from './guest-requests.ts';
import { setupScreens } from './open-screen.tsx';

/** A Saturday, three days after `TODAY`. */
export const BOOKING_DATE = '2027-03-13';
export const GUEST = { name: 'Agata Prova', phone: '333 000 0101', email: 'agata@example.org' };

type Search = { readonly date?: string; readonly turn?: string; readonly people?: number };

/** Opens the booking page, with a server that keeps the requests of the guest. */
export const setupGuestBooking = () => {
  const screens = setupScreens();
  const { api, user, screen, press, openPage } = screens;
  let requests: ReturnType<typeof answerGuestRequests>;

  beforeEach(() => {
    api().answer(listTimeSlots, timeSlots);
    api().answer(listAvailableDays, ({ query: { from, days } }) =>
      Array.from({ length: Number(days) }, (_, at) => buildDay(addDays(from!, at))),
    );
    api().answer(readFloorPlan, floorPlan);
    api().answer(searchAvailability, buildAvailability());
    api().answer(readAnswerTime, { minutes: null });
    requests = answerGuestRequests(api());
  });

  /** The server sends the time slots with the page. */
  const openPath = (path: string) =>
    openPage(path, { turns: { value: timeSlots, readAt: performance.now() } });
  const openSearch = ({ date, people }: Search = {}) =>
    openPath(`/reservations?date=${date ?? BOOKING_DATE}&numberOfPeople=${people ?? 2}`);
  const openTables = async ({ turn, ...search }: Search = {}) => {
    await openSearch(search);
    await user().click(await screen.findByLabelText(new RegExp(`^Cena, ${turn ?? '19:00'}`)));
    await screen.findByText('Dove vuoi sederti?');
  };

  return {
    ...screens,
    requests: () => requests,
    openSearch,
    /** Opens the page of the current URL again. The store is new, and the storage is kept. */
    reload: () => openPath(`${location.pathname}${location.search}`),
    /** Searches as the guest does, because a link to a sent request opens the search. */
    openTables,
    openDetails: async (search?: Search) => {
      await openTables(search);
      await press('Continua');
    },
    /** Changes the answer of the server to a search. */
    answerAvailability: (over: Partial<Availability>) =>
      api().answer(searchAvailability, buildAvailability(over)),
    /** Pastes the contact, because a page with this much input is slow to type into. */
    fillContact: async ({ name, phone, email } = GUEST) => {
      const form = within(await screen.findByRole('main'));
      fireEvent.change(await form.findByLabelText('Nome e cognome'), { target: { value: name } });
      fireEvent.change(form.getByLabelText('Telefono'), { target: { value: phone } });
      fireEvent.change(form.getByLabelText(/^Email/), { target: { value: email } });
    },
    sendRequest: async () => {
      await press('Invia la richiesta');
      await screen.findByRole('heading', { name: 'Richiesta di prenotazione inviata!' });
    },
  };
};
