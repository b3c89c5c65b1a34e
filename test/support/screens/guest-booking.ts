import { fireEvent, within } from '@testing-library/react';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { readFloorPlan } from '#src/contracts/booking/floor-plan.ts';
import { personalLinkSteps } from '#src/contracts/booking/personal-link-operations.ts';
import {
  readReservationStatus,
  requestReservation,
  searchAvailability,
} from '#src/contracts/booking/reservation-operations.ts';
import type {
  ReservationRequest,
  ReservationStatusView,
} from '#src/contracts/booking/reservations.ts';
import { readAnswerTime } from '#src/contracts/booking/response-time.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { addDays } from '#src/kernel/add-days.ts';
import {
  buildAvailability,
  buildDay,
  buildReservationStatus,
  floorPlan,
  timeSlots,
} from '#test/support/builders/booking-views.ts';
import type { ReceivedCall } from './fake-api.ts';
import { setupScreens } from './open-screen.tsx';

/** A Saturday, three days after `TODAY`. */
export const BOOKING_DATE = '2027-03-13';
export const GUEST = { name: 'Agata Prova', phone: '333 000 0101', email: 'agata@example.org' };

type Search = { readonly date?: string; readonly turn?: string; readonly people?: number };

/** Opens the booking page, with a server that keeps the requests of the guest. */
export const setupGuestBooking = () => {
  const screens = setupScreens();
  const { api, user, screen, press, openPage } = screens;
  let requests: Map<string, ReservationStatusView>;
  const linkOf = (index: number) => `request-${index}`;
  const find = ({ params }: ReceivedCall) => requests.get(params['token']!)!;

  const receive = ({ body }: ReceivedCall) => {
    const { reservationDate, timeSlotId, numberOfPeople } = body as ReservationRequest;
    const { startTime, endTime } = timeSlots.find(({ id }) => id === timeSlotId)!;
    const token = linkOf(requests.size + 1);
    const request = { reservationDate, timeSlotId, numberOfPeople, startTime, endTime };
    requests.set(token, buildReservationStatus(request));
    const id = `00000000-0000-4000-8000-00000000000${requests.size}`;
    return {
      id,
      reference: '7K3-9QXM',
      status: 'pending' as const,
      link: `/reservations/${token}`,
    };
  };

  const acceptRequests = () => api().answer(requestReservation, receive);

  beforeEach(() => {
    requests = new Map();
    api().answer(listTimeSlots, timeSlots);
    api().answer(listAvailableDays, ({ query: { from, days } }) =>
      Array.from({ length: Number(days) }, (_, at) => buildDay(addDays(from!, at))),
    );
    api().answer(readFloorPlan, floorPlan);
    api().answer(searchAvailability, buildAvailability());
    api().answer(readAnswerTime, { minutes: null });
    acceptRequests();
    api().answer(readReservationStatus, find);
    api().answer(personalLinkSteps.openLink, find);
  });

  const openTables = async ({ date, turn, people }: Search = {}) => {
    const search = `date=${date ?? BOOKING_DATE}&numberOfPeople=${people ?? 2}`;
    const turns = { value: timeSlots, readAt: performance.now() };
    await openPage(`/reservations?${search}`, { turns });
    await user().click(await screen.findByLabelText(new RegExp(`^Cena, ${turn ?? '19:00'}`)));
    await screen.findByText('Dove vuoi sederti?');
  };

  return {
    ...screens,
    /** Searches as the guest does, because a link to a sent request opens the search. */
    openTables,
    openDetails: async (search?: Search) => {
      await openTables(search);
      await press('Continua');
    },
    /** Accepts requests again, after the server refused one. */
    acceptRequests,
    /** Changes the answer of the server to a search. */
    answerAvailability: (over: Partial<Availability>) =>
      api().answer(searchAvailability, buildAvailability(over)),
    /** Pastes the contact, because a page with this much input is slow to type into. */
    fillContact: async ({ name, phone, email } = GUEST) => {
      const form = within(await screen.findByRole('main'));
      fireEvent.change(form.getByLabelText('Nome e cognome'), { target: { value: name } });
      fireEvent.change(form.getByLabelText('Telefono'), { target: { value: phone } });
      fireEvent.change(form.getByLabelText(/^Email/), { target: { value: email } });
    },
    sendRequest: async () => {
      await press('Invia la richiesta');
      await screen.findByRole('heading', { name: 'Richiesta di prenotazione inviata!' });
    },
    /** Changes a sent request as staff do. The first request has the number 1. */
    changeRequest: (number: number, over: Partial<ReservationStatusView>) => {
      const token = linkOf(number);
      requests.set(token, { ...requests.get(token)!, ...over });
      return requests.get(token)!;
    },
  };
};
