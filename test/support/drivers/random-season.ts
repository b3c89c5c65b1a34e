import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  buildQuoteRequest,
  buildReservationRequest,
  exampleGuests,
  newIdempotencyKey,
} from '../builders/request-builders.ts';
import type { RunningApp } from '../fixtures/running-app.ts';
import type { HttpClient } from './http-client.ts';

type Options = {
  readonly app: RunningApp;
  readonly staff: HttpClient;
  readonly guest: HttpClient;
  readonly slots: readonly TimeSlotView[];
  readonly days: readonly string[];
};

type Created = { readonly id: string; readonly link: string };
type Draw = { readonly date: string; readonly timeSlotId: string; readonly people: number };

/**
 * Creates random acts of guests and staff that fill, limit and free seats. `choice` decides whom and
 * what an act concerns. Acts that the product refuses change nothing.
 */
export const createRandomSeason = ({ app, staff, guest, slots, days }: Options) => {
  const reservations: Created[] = [];
  const limits: string[] = [];
  const quotes: string[] = [];
  const offers: string[] = [];
  let guestCount = 0;
  const draw = (choice: number): Draw => ({
    date: days[choice % days.length]!,
    timeSlotId: slots[Math.floor(choice / 3) % slots.length]!.id,
    people: 1 + (Math.floor(choice / 7) % 6),
  });
  const pick = <Item>(list: readonly Item[], choice: number): Item | undefined =>
    list[choice % Math.max(1, list.length)];
  const key = () => ({ 'idempotency-key': newIdempotencyKey() });
  const toToken = (link: string) => link.split('/').pop()!;
  const nextGuest = () => {
    guestCount += 1;
    return {
      customerName: `Ospite ${guestCount}`,
      customerPhone: `0935 ${100_000 + guestCount}`,
      customerEmail: null,
    };
  };
  const act = (choice: number, path: string, body: object = {}) =>
    staff.post(`/api/reservations/${pick(reservations, choice)?.id ?? ''}/${path}`, body);
  const decide = (choice: number, status: string) =>
    staff.put(`/api/reservations/${pick(reservations, choice)?.id ?? ''}`, { status });

  const request = async (choice: number) => {
    const { date: reservationDate, timeSlotId, people: numberOfPeople } = draw(choice);
    const { status, body } = await guest.post<Created>(
      '/api/reservations',
      buildReservationRequest({ reservationDate, timeSlotId }, { ...nextGuest(), numberOfPeople }),
      key(),
    );
    if (status === 201) reservations.push(body);
  };
  const setLimit = async (limit: object) => {
    const { status, body } = await staff.post<{ id: string }>('/api/turn-limits', limit);
    if (status === 201 || status === 200) limits.push(body.id);
    return body.id;
  };
  const limit = (choice: number) => {
    const { date, timeSlotId, people } = draw(choice);
    return setLimit(
      [
        { date, timeSlotId, kind: 'covers', covers: 40 + people },
        { date, mealType: 'cena', kind: 'covers', covers: 60 },
        { date, mealType: 'cena', kind: 'room_closed', floor: people % 3 },
        { date, timeSlotId, kind: 'full' },
      ][choice % 4]!,
    );
  };
  const endLimit = async (choice: number) => {
    const id = pick(limits, choice);
    if (id) await staff.delete(`/api/turn-limits/${id}`);
  };
  /** Fills a turn, lets a guest wait for it, and frees it again, so the guest gets an offer. */
  const offerSeat = async (choice: number) => {
    const { date, timeSlotId, people } = draw(choice);
    const id = await setLimit({ date, timeSlotId, kind: 'full' });
    const { body } = await guest.post<Created>(
      '/api/waiting-list',
      {
        ...exampleGuests.agata,
        ...nextGuest(),
        date,
        timeSlotIds: [timeSlotId],
        numberOfPeople: people,
      },
      key(),
    );
    if (body.link) offers.push(toToken(body.link));
    await staff.delete(`/api/turn-limits/${id}`);
    await app.application.waitingList.offerFreedSeats();
  };
  const answerOffer = async (choice: number) => {
    const token = pick(offers, choice);
    const word = ['accept', 'decline', 'leave'][choice % 3]!;
    if (token) await guest.post(`/api/waiting-list/link/${token}/${word}`);
  };
  const holdForEvent = async (choice: number) => {
    const { date: eventDate, people } = draw(choice);
    const { body } = await guest.post<Created>(
      '/api/event-quotes',
      buildQuoteRequest({ eventDate, mealType: 'cena', numberOfPeople: 20 + people }),
      key(),
    );
    if (!body.id) return;
    quotes.push(body.id);
    await staff.post(`/api/event-quotes/${body.id}/proposals`, {
      price: '€ 46,00',
      text: 'Cassata',
      optionDate: '2027-03-12',
      optionTime: '20:00',
    });
    await staff.put(`/api/event-quotes/${body.id}/hold`, {
      covers: 20 + people,
      floor: choice % 2 === 0 ? 1 : null,
      timeSlotIds: [],
      closesService: false,
    });
  };
  const requestChange = async (choice: number) => {
    const { date: reservationDate, timeSlotId, people: numberOfPeople } = draw(choice + 1);
    const one = pick(reservations, choice);
    if (one)
      await guest.post(`/api/reservations/link/${toToken(one.link)}/change`, {
        reservationDate,
        timeSlotId,
        numberOfPeople,
      });
  };
  const closeAndOpen = async (choice: number) => {
    const { date } = draw(choice);
    const service = choice % 2 === 0 ? 'lunch' : 'dinner';
    const closure = { service, date, note: null, active: choice % 3 === 0 };
    const { body } = await staff.post<{ id: string }>('/api/closures', closure);
    if (body.id && choice % 5 !== 0) await staff.delete(`/api/closures/${body.id}`);
  };
  const move = (choice: number) => {
    const { date: reservationDate, timeSlotId, people: numberOfPeople } = draw(choice + 2);
    return act(choice, 'move', { reservationDate, timeSlotId, tableId: null, numberOfPeople });
  };
  return [
    request,
    request,
    request,
    (choice: number) => decide(choice, 'confirmed'),
    (choice: number) => decide(choice, 'cancelled'),
    move,
    (choice: number) => act(choice, 'cancel', { reason: 'guest_asked', note: null }),
    (choice: number) => act(choice, 'undo'),
    closeAndOpen,
    limit,
    endLimit,
    offerSeat,
    answerOffer,
    holdForEvent,
    requestChange,
    (choice: number) => act(choice, choice % 2 === 0 ? 'accept-change' : 'decline-change'),
    async (choice: number) => {
      const id = pick(quotes, choice);
      if (id) await staff.post(`/api/event-quotes/${id}/loss`, { reason: 'date' });
    },
  ];
};
