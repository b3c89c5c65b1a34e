import type { HttpClient, HttpResponse } from './http-client.ts';
import { addPhotograph } from './photograph-driver.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const LIST = '/api/photographs';
const ONE = `${LIST}/{id}`;

/**
 * Calls every operation of photographs, with valid and invalid input. Deletes all photographs that
 * it added.
 */
export const callPhotographOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  note: RecordResponse,
): Promise<number[]> => {
  const added = await addPhotograph(staff);
  const { id, imageUrl } = added.body;
  const path = `${LIST}/${id}`;
  const change = async (body: object, headers = {}) =>
    note(`put ${ONE}`, await staff.put(path, body, headers));
  const move = async (body: object, of = path) =>
    note(`post ${ONE}/move`, await staff.post(`${of}/move`, body));
  return [
    note(`post ${LIST}`, added),
    note(`post ${LIST}`, await staff.post(LIST, { imageUrl })),
    note(`post ${LIST}`, await guest.post(LIST, {})),
    note(`get ${LIST}`, await guest.get(LIST)),
    note(`get ${LIST}/all`, await staff.get(`${LIST}/all`)),
    note(`get ${LIST}/all`, await guest.get(`${LIST}/all`)),
    await change({ isShown: false }),
    await change({ isShown: true }, { 'if-match': '"2020-01-01T00:00:00.000Z"' }),
    await change({ isShown: 'forse' }),
    await move({ position: 1 }),
    await move({ position: 13 }),
    await move({ position: 1 }, `${LIST}/${UNKNOWN_ID}`),
    note(`delete ${ONE}`, await staff.delete(path)),
    note(`delete ${ONE}`, await staff.delete(path)),
  ];
};
