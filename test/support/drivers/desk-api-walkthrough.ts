import { oneTapPaths } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildDeskEntry, newIdempotencyKey } from '../builders/request-builders.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const readFirstStreamEvent = async (staff: HttpClient, origin: string): Promise<HttpResponse> => {
  const leaving = new AbortController();
  const { status, headers, body } = await fetch(`${origin}/api/desk/live`, {
    headers: { cookie: staff.cookies.header()! },
    signal: leaving.signal,
  });
  const { value } = await body!.getReader().read();
  leaving.abort();
  const text = new TextDecoder().decode(value as Uint8Array);
  return { status, headers, body: text, text };
};

export const callDeskOperations = async (
  staff: HttpClient,
  origin: string,
  reservationDate: string,
  note: RecordResponse,
): Promise<number[]> => {
  const slots = await staff.get<TimeSlotView[]>('/api/time-slots');
  const turn = {
    reservationDate,
    timeSlotId: slots.body.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
  };
  const enter = (over: object = {}) =>
    staff.post<ReservationView>(
      '/api/reservations/desk',
      { ...buildDeskEntry(turn), ...over },
      { 'idempotency-key': newIdempotencyKey() },
    );
  const entered = await enter();
  const press = async (word: string, body?: object, id = entered.body.id) =>
    note(
      `post /api/reservations/{id}/${word}`,
      await staff.post(`/api/reservations/${id}/${word}`, body),
    );
  return [
    note('post /api/reservations/desk', entered),
    note('post /api/reservations/desk', await enter({ customerName: '' })),
    note('post /api/reservations/desk', await enter({ numberOfPeople: 120 })),
    await press('move', { ...turn, tableId: null, numberOfPeople: 3 }),
    await press('move', { ...turn, tableId: null, numberOfPeople: 120 }),
    await press('move', {}),
    await press('arrive'),
    await press('seat'),
    await press('clear'),
    await press('no-show'),
    await press('complete'),
    await press('called'),
    await press('informed', { channel: 'whatsapp' }),
    await press('informed', {}),
    await press('merge', { other: UNKNOWN_ID }),
    await press('merge', {}),
    await press('undo'),
    await press('undo'),
    await press('undo-with-reason', { reason: 'Per sbaglio' }),
    await press('undo-with-reason', {}),
    await press('guest', {
      customerName: 'Nome Corretto',
      customerPhone: '0935 000 191',
      customerEmail: null,
      notes: null,
    }),
    await press('guest', {}),
    await press('cancel', { reason: 'guest_asked' }),
    await press('cancel', {}),
    await press('accept-with-move', {
      tableId: UNKNOWN_ID,
      move: { id: UNKNOWN_ID, tableId: UNKNOWN_ID },
    }),
    await press('accept-with-move', {}),
    ...(await Promise.all(oneTapPaths.map((word) => press(word, undefined, UNKNOWN_ID)))),
    note('get /api/reservations/{id}', await staff.get(`/api/reservations/${entered.body.id}`)),
    note('get /api/reservations/{id}', await staff.get(`/api/reservations/${UNKNOWN_ID}`)),
    note('get /api/reservations', await staff.get('/api/reservations?limit=0')),
    note(
      'get /api/reservations/summary',
      await staff.get(`/api/reservations/summary?date=${reservationDate}`),
    ),
    note(
      'get /api/reservations/export',
      await staff.get(`/api/reservations/export?from=${reservationDate}&to=${reservationDate}`),
    ),
    note('get /api/reservations/export', await staff.get('/api/reservations/export')),
    note(
      'post /api/reservations/cancel-stranded',
      await staff.post('/api/reservations/cancel-stranded', {
        ids: [UNKNOWN_ID, entered.body.id],
      }),
    ),
    note(
      'post /api/reservations/cancel-stranded',
      await staff.post('/api/reservations/cancel-stranded', { ids: [] }),
    ),
    note(
      'post /api/reservations/reject-many',
      await staff.post('/api/reservations/reject-many', {
        ids: [UNKNOWN_ID, entered.body.id],
        note: null,
      }),
    ),
    note(
      'post /api/reservations/reject-many',
      await staff.post('/api/reservations/reject-many', { ids: [] }),
    ),
    note('get /api/reservations/open-requests', await staff.get('/api/reservations/open-requests')),
    note(
      'get /api/reservations/turns-for-party',
      await staff.get('/api/reservations/turns-for-party?date=2027-03-13&numberOfPeople=4'),
    ),
    note(
      'get /api/reservations/turns-for-party',
      await staff.get('/api/reservations/turns-for-party?date=soon&numberOfPeople=4'),
    ),
    note(
      'post /api/reservations/accept-many',
      await staff.post('/api/reservations/accept-many', {
        requests: [{ id: UNKNOWN_ID, tableId: null }],
      }),
    ),
    note(
      'post /api/reservations/accept-many',
      await staff.post('/api/reservations/accept-many', { requests: [] }),
    ),
    note(
      'post /api/reservations/undo-many',
      await staff.post('/api/reservations/undo-many', {
        actions: [UNKNOWN_ID, entered.body.id].map((id) => ({ id, at: '2027-03-10T10:00:00Z' })),
      }),
    ),
    note(
      'post /api/reservations/undo-many',
      await staff.post('/api/reservations/undo-many', { actions: [] }),
    ),
    note('get /api/desk/live', await readFirstStreamEvent(staff, origin)),
  ];
};
