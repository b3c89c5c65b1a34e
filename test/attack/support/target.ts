import type { Operation } from '#src/contracts/operation.ts';
import { holdToContract } from '#test/support/contracts.ts';
import { anyGuest, messageOf, newKey, quoteOf, reservationOf } from '#test/support/examples.ts';
import type { Answer, Client } from '#test/support/http-client.ts';
import type { Ids } from './bodies.ts';

const STACK =
  /\n\s+at |node_modules|\.ts:\d|\bat \w+ \(|TypeError|SyntaxError|syntax error at|relation "|ECONN/;
export const SLOWEST_MS = 2_000;

/** What is wrong with an answer to something hostile; null when nothing is. */
export const faultIn = (
  method: string,
  path: string,
  answer: Answer,
  ms: number,
): string | null => {
  if (answer.status >= 500) return `${answer.status} ${answer.text.slice(0, 120)}`;
  if (STACK.test(answer.text) && answer.status >= 400)
    return `tells its insides: ${answer.text.slice(0, 200)}`;
  if (ms > SLOWEST_MS) return `took ${ms.toFixed(0)} ms`;
  if (Object.hasOwn(Object.prototype, 'polluted')) return 'changed what every object inherits';
  try {
    holdToContract(method, path, answer);
    return null;
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
};

type Listed = { readonly id: string };
const firstOf = async (staff: Client, path: string) =>
  (await staff.get<Listed[]>(path)).body[0]!.id;

/** A house with one of everything, and where to find it: what is asked about exists. */
export const someOfEverything = async (staff: Client, guest: Client): Promise<Ids> => {
  const timeSlotId = await firstOf(staff, '/api/time-slots');
  const asked = await guest.post<Listed>(
    '/api/reservations',
    reservationOf({ reservationDate: '2027-05-04', timeSlotId }, anyGuest(1)),
    { 'idempotency-key': newKey() },
  );
  await guest.post('/api/event-quotes', quoteOf());
  await guest.post('/api/contact', messageOf());
  await staff.post('/api/closures', {
    service: 'all',
    date: '2027-12-24',
    note: null,
    active: true,
  });
  const { auditors } = (await staff.get<{ auditors: Listed[] }>('/api/audit/access')).body;
  const known: Readonly<Record<string, string>> = {
    timeSlotId,
    tableId: await firstOf(staff, '/api/tables'),
    auditorId: auditors[0]!.id,
    reservations: asked.body.id,
    cursor: asked.body.id,
    'event-quotes': await firstOf(staff, '/api/event-quotes'),
    contact: await firstOf(staff, '/api/contact'),
    closures: await firstOf(staff, '/api/closures'),
    'time-slots': timeSlotId,
    tables: await firstOf(staff, '/api/tables'),
    'menu-items': await firstOf(staff, '/api/menu-items'),
    drinks: await firstOf(staff, '/api/drinks'),
  };
  return (name) => known[name] ?? asked.body.id;
};

/** The path of a call to something that exists. */
export const existing = ({ path }: Operation, ids: Ids): string =>
  path
    .replace(':stream', `reservation-${ids('reservations')}`)
    .replace(/:\w+/g, ids(path.split('/')[2]!));
