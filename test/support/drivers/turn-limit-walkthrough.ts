import type { HttpClient, HttpResponse } from './http-client.ts';

type Note = (call: string, response: HttpResponse) => number;

/** Calls the operations of limits of the service, with valid and invalid input. */
export const callTurnLimitOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  date: string,
  note: Note,
): Promise<number[]> => {
  const set = async (body: object, by = staff) => {
    const answer = await by.post<{ id: string }>('/api/turn-limits', body);
    return { id: answer.body.id, status: note('post /api/turn-limits', answer) };
  };
  const list = async (query: string, by = staff) =>
    note('get /api/turn-limits', await by.get(`/api/turn-limits${query}`));
  const affected = async (id: string) =>
    note('get /api/turn-limits/{id}/affected', await staff.get(`/api/turn-limits/${id}/affected`));
  const end = async (id: string) =>
    note('delete /api/turn-limits/{id}', await staff.delete(`/api/turn-limits/${id}`));
  const limit = await set({ date, mealType: 'cena', kind: 'covers', covers: 40, reason: 'In due' });
  return [
    limit.status,
    (await set({ date, kind: 'covers' })).status,
    (await set({ date, kind: 'full' }, guest)).status,
    await list(`?date=${date}`),
    await list(''),
    await list(`?date=${date}`, guest),
    await affected(limit.id),
    await affected(crypto.randomUUID()),
    await affected('x'),
    await end(limit.id),
    await end(limit.id),
    await end('x'),
  ];
};
