import type { Operation } from '#src/contracts/common/api-operation.ts';
import { assertMatchesContract } from '#test/support/assertions/api-contract.ts';
import {
  buildGuest,
  buildContactMessage,
  newIdempotencyKey,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpResponse, HttpClient } from '#test/support/drivers/http-client.ts';
import { addPhotograph } from '#test/support/drivers/photograph-driver.ts';
import type { IdLookup } from './request-templates.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const STACK =
  /\n\s+at |node_modules|\.ts:\d|\bat \w+ \(|TypeError|SyntaxError|syntax error at|relation "|ECONN/;
export const MAX_RESPONSE_MS = 2_000;

export const findResponseFault = (
  method: string,
  path: string,
  answer: HttpResponse,
  ms: number,
): string | null => {
  if (answer.status >= 500) return `${answer.status} ${answer.text.slice(0, 120)}`;
  if (STACK.test(answer.text) && answer.status >= 400)
    return `tells its insides: ${answer.text.slice(0, 200)}`;
  if (ms > MAX_RESPONSE_MS) return `took ${ms.toFixed(0)} ms`;
  if (Object.hasOwn(Object.prototype, 'polluted')) return 'changed what every object inherits';
  try {
    assertMatchesContract(method, path, answer);
    return null;
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
};

type Listed = { readonly id: string };
type Linked = Listed & { readonly link: string };
const tokenOf = ({ link }: Linked): string => link.split('/').pop()!;
const findFirstId = async (staff: HttpClient, path: string) =>
  (await staff.get<Listed[]>(path)).body[0]!.id;

export const createOneOfEverything = async (
  staff: HttpClient,
  guest: HttpClient,
): Promise<IdLookup> => {
  const timeSlotId = await findFirstId(staff, '/api/time-slots');
  const asked = await guest.post<Linked>(
    '/api/reservations',
    buildReservationRequest({ reservationDate: '2027-05-04', timeSlotId }, buildGuest(1)),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const reopen = await declareTurnFull(staff, '2027-05-04');
  const waiting = await guest.post<Linked>('/api/waiting-list', {
    ...buildGuest(2),
    date: '2027-05-04',
    timeSlotIds: [timeSlotId],
    numberOfPeople: 2,
  });
  await reopen();
  await guest.post('/api/event-quotes', buildQuoteRequest());
  await guest.post('/api/contact', buildContactMessage());
  await staff.post('/api/closures', {
    service: 'all',
    date: '2027-12-24',
    note: null,
    active: true,
  });
  const limit = await staff.post<Listed>('/api/turn-limits', {
    date: '2027-12-24',
    kind: 'full',
    reason: 'In due',
  });
  const { auditors } = (await staff.get<{ auditors: Listed[] }>('/api/audit/access')).body;
  const photograph = await addPhotograph(staff);
  const known: Readonly<Record<string, string>> = {
    timeSlotId,
    tableId: await findFirstId(staff, '/api/tables'),
    auditorId: auditors[0]!.id,
    reservations: asked.body.id,
    cursor: asked.body.id,
    'token of reservations': tokenOf(asked.body),
    'waiting-list': waiting.body.id,
    'token of waiting-list': tokenOf(waiting.body),
    'event-quotes': await findFirstId(staff, '/api/event-quotes'),
    contact: await findFirstId(staff, '/api/contact'),
    closures: await findFirstId(staff, '/api/closures'),
    'turn-limits': limit.body.id,
    'time-slots': timeSlotId,
    tables: await findFirstId(staff, '/api/tables'),
    'menu-items': await findFirstId(staff, '/api/menu-items'),
    drinks: await findFirstId(staff, '/api/drinks'),
    photographs: photograph.body.id,
    imageUrl: photograph.body.imageUrl,
  };
  return (name) => known[name] ?? asked.body.id;
};

export const pathWithExistingIds = ({ path }: Operation, ids: IdLookup): string =>
  path
    .replace(':stream', `reservation-${ids('reservations')}`)
    .replace(':token', ids(`token of ${path.split('/')[2]}`))
    .replace(/:\w+/g, ids(path.split('/')[2]!));
