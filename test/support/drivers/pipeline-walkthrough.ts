import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest } from '../builders/request-builders.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const PATH = '/api/event-quotes';
const CONTACT = { channel: 'phone', text: 'Primo più leggero', callBackOn: null };
const PAYMENT = { kind: 'deposit', amountCents: 20_000, paidOn: '2026-01-10' };
const HOLD = { covers: 50, floor: null, timeSlotIds: [], closesService: false };
const OPTION = { optionDate: '2027-03-20' };

/** Calls every operation of the pipeline of private events, with valid and invalid input. */
export const callPipelineOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  note: RecordResponse,
): Promise<number[]> => {
  const read = async (client: HttpClient, path: string, name: string) =>
    note(`get ${PATH}/${name}`, await client.get(`${PATH}/${path}`));
  const send =
    (name: string) =>
    async (body: object, id: string, client = staff, headers = {}) =>
      note(`post ${PATH}/{id}/${name}`, await client.post(`${PATH}/${id}/${name}`, body, headers));
  const [contact, pay, lose] = [send('contacts'), send('payments'), send('loss')];
  const setOption = async (body: object, id: string) =>
    note(`put ${PATH}/{id}/option`, await staff.put(`${PATH}/${id}/option`, body));
  const hold = async (body: object, id: string) =>
    note(`put ${PATH}/{id}/hold`, await staff.put(`${PATH}/${id}/hold`, body));
  const approve = async (id: string) =>
    note(
      `patch ${PATH}/{id}`,
      await staff.patch(`${PATH}/${id}`, {
        status: 'approved',
        holds: { ...HOLD, floors: [0, 1] },
      }),
    );
  const undo = (id: string, client = staff) => send('undo-approval')({}, id, client);
  const take = async (client: HttpClient, over = {}) => {
    const answer = await client.post<QuoteReceipt>(
      `${PATH}/taken`,
      buildQuoteRequest({ numberOfPeople: 64, ...over }),
    );
    return { id: answer.body.id, status: note(`post ${PATH}/taken`, answer) };
  };
  const statuses = [await read(staff, 'board', 'board'), await read(guest, 'board', 'board')];
  const { id, status } = await take(staff);
  statuses.push(
    status,
    (await take(staff, { numberOfPeople: 0 })).status,
    (await take(guest)).status,
    await read(staff, id, '{id}'),
    await read(guest, id, '{id}'),
    await read(staff, UNKNOWN_ID, '{id}'),
    await read(staff, 'nonsense', '{id}'),
    await contact(CONTACT, id),
    await contact({ ...CONTACT, callBackOn: '2020-01-01' }, id),
    await contact(CONTACT, UNKNOWN_ID),
    await contact(CONTACT, id, guest),
    await pay(PAYMENT, id),
    await pay({ ...PAYMENT, paidOn: '2027-12-01' }, id),
    await pay(PAYMENT, id, staff, { 'if-match': '"old"' }),
    await setOption(OPTION, id),
  );
  const proposal = { price: '€ 46,00 a persona', text: 'Caponata, risotto, cassata.' };
  statuses.push(
    (await staff.post(`${PATH}/${id}/proposals`, proposal)).status,
    await setOption(OPTION, id),
    await setOption({ optionDate: '2020-01-01' }, id),
    await setOption(OPTION, UNKNOWN_ID),
    await hold(HOLD, id),
    await hold({ ...HOLD, covers: 0 }, id),
    await hold(HOLD, UNKNOWN_ID),
    await undo(id, guest),
    await undo(UNKNOWN_ID),
    await undo(id),
    await approve(id),
    await undo(id),
    await lose({ reason: 'price' }, id),
    await lose({ reason: 'price' }, id),
    await lose({ reason: 'bored' }, id),
    await lose({ reason: 'price' }, UNKNOWN_ID),
  );
  return statuses;
};
