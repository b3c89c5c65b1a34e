import type { WaitingListReceipt } from '#src/contracts/booking/waiting-list.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { exampleGuests, newIdempotencyKey } from '../builders/request-builders.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Calls every operation of the waiting list, as guests and as staff, with valid and invalid input.
 */
export const callWaitingListOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  date: string,
  note: RecordResponse,
): Promise<number[]> => {
  const slots = await guest.get<TimeSlotView[]>('/api/time-slots');
  const timeSlotId = slots.body.find(({ turnKey }) => turnKey === 'cena_terzo')!.id;
  const join = (over: object = {}) =>
    guest.post<WaitingListReceipt>(
      '/api/waiting-list',
      {
        ...exampleGuests.agata,
        date,
        timeSlotIds: [timeSlotId],
        numberOfPeople: 2,
        language: 'fr',
        ...over,
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
  const reopen = await declareTurnFull(staff, date, timeSlotId);
  const joined = await join();
  await reopen();
  const { id, link } = joined.body;
  const token = link.replace('/waiting-list/', '');
  const answer = async (word: string, of = token) =>
    note(
      `post /api/waiting-list/link/{token}/${word}`,
      await guest.post(`/api/waiting-list/link/${of}/${word}`),
    );
  const press = async (word: string, body: object, of = id) =>
    note(
      `post /api/waiting-list/{id}/${word}`,
      await staff.post(`/api/waiting-list/${of}/${word}`, body),
    );
  const read = async (of: string) =>
    note('get /api/waiting-list/link/{token}', await guest.get(`/api/waiting-list/link/${of}`));
  const list = async (client: HttpClient, day = date) =>
    note('get /api/waiting-list', await client.get(`/api/waiting-list?date=${day}`));
  return [
    note('post /api/waiting-list', joined),
    note('post /api/waiting-list', await join({ customerName: '' })),
    note('post /api/waiting-list', await join()),
    await list(staff),
    await list(staff, 'tomorrow'),
    await list(guest),
    await read(token),
    await read('nonsense'),
    await press('informed', { channel: 'phone' }),
    await press('offer', {}),
    await press('offer', { timeSlotId }, UNKNOWN_ID),
    await press('offer', { timeSlotId }),
    await press('offer', { timeSlotId }),
    await press('informed', { channel: 'whatsapp' }),
    await press('informed', { channel: 'pigeon' }),
    await answer('accept', 'nonsense'),
    await answer('accept'),
    await answer('decline'),
    await answer('leave'),
  ];
};
