import type { HttpClient, HttpResponse } from './http-client.ts';

type Note = (call: string, response: HttpResponse) => number;

/** Calls the operations of the service day and of the weekly report. `date` must not be today. */
export const callServiceDayOperations = async (
  staff: HttpClient,
  { today, date }: { readonly today: string; readonly date: string },
  note: Note,
): Promise<number[]> => {
  const read = async (day: string) =>
    note(
      'get /api/service-days/{date}/closing',
      await staff.get(`/api/service-days/${day}/closing`),
    );
  const close = async (day: string, body: object) =>
    note(
      'put /api/service-days/{date}/closing',
      await staff.put(`/api/service-days/${day}/closing`, body),
    );
  const report = async (query: string) =>
    note('get /api/reports/week', await staff.get(`/api/reports/week${query}`));
  const csv = async (query: string) =>
    note('get /api/reports/week/export', await staff.get(`/api/reports/week/export${query}`));
  return [
    await read(today),
    await close(today, { note: 'Finito lo sfincione' }),
    await close(date, { note: null }),
    await close('domani', { note: null }),
    await read('domani'),
    await report(''),
    await report('?asOf=ieri'),
    await csv('?figure=covers'),
    await csv('?figure=guests'),
  ];
};
