import type { GuestView } from '#src/contracts/guests.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildDeskEntry, buildGuest, newIdempotencyKey } from '../builders/request-builders.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const TOLD = { codes: ['gluten'], note: null, consent: true, remember: true };

/** Calls every operation of the guest book and of notes, with valid and invalid input. */
export const callGuestBookOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  reservationDate: string,
  note: RecordResponse,
): Promise<number[]> => {
  const slots = await staff.get<TimeSlotView[]>('/api/time-slots');
  const timeSlotId = slots.body.find(({ turnKey }) => turnKey === 'cena_terzo')!.id;
  const enter = async (number: number) => {
    const { body } = await staff.post<ReservationView>(
      '/api/reservations/desk',
      { ...buildDeskEntry({ reservationDate, timeSlotId }), ...buildGuest(number) },
      { 'idempotency-key': newIdempotencyKey() },
    );
    return body.id;
  };
  const [one, two] = [await enter(71), await enter(72)];
  const put = async (path: string, body: object, id = one) =>
    note(
      `put /api/reservations/{id}/${path}`,
      await staff.put(`/api/reservations/${id}/${path}`, body),
    );
  const post = async (path: string, body: object, id = one) =>
    note(
      `post /api/reservations/{id}/${path}`,
      await staff.post(`/api/reservations/${id}/${path}`, body),
    );
  const read = async (id: string) =>
    note('get /api/reservations/{id}/guest', await staff.get(`/api/reservations/${id}/guest`));
  const search = async (client: HttpClient, digits: string) =>
    note('get /api/guests', await client.get(`/api/guests?digits=${digits}`));
  const erase = async (id: string) =>
    note(
      'delete /api/reservations/{id}/allergies',
      await staff.delete(`/api/reservations/${id}/allergies`),
    );
  const findMerged = async () => {
    const { body } = await staff.get<{ guest: GuestView }>(`/api/reservations/${one}/guest`);
    return body.guest.merged[0]!.id;
  };
  return [
    await search(staff, '100071'),
    await search(staff, '10'),
    await search(guest, '100071'),
    await read(one),
    await read(UNKNOWN_ID),
    await put('guest/note', { guestNote: 'Una nota' }),
    await put('guest/note', {}),
    await put('guest/note', { guestNote: 'Una nota' }, UNKNOWN_ID),
    await put('note', { adminNotes: 'Una nota' }),
    await put('note', {}),
    await put('note', { adminNotes: 'Una nota' }, UNKNOWN_ID),
    await put('allergies', TOLD),
    await put('allergies', { ...TOLD, consent: false }),
    await put('allergies', TOLD, UNKNOWN_ID),
    await erase(one),
    await erase(UNKNOWN_ID),
    await post('guest/distinguish', { other: two }),
    await post('guest/distinguish', { other: UNKNOWN_ID }),
    await post('guest/distinguish', {}),
    await post('guest/merge', { other: two }),
    await post('guest/merge', { other: one }),
    await post('guest/merge', {}),
    await post('guest/separate', { entry: await findMerged() }),
    await post('guest/separate', { entry: UNKNOWN_ID }),
    await post('guest/separate', {}),
  ];
};
