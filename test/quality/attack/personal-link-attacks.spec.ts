/**
 * Attacks on the links of guests: guessed, altered and exchanged tokens on every operation that
 * takes one, forms from another site, and guesses of the code and digits of a lost link.
 */
import { randomBytes } from 'node:crypto';
import { operations } from '#test/support/assertions/api-contract.ts';
import {
  exampleGuests,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { digestTables } from './support/database-digest.ts';
import { reportMeasurement } from './support/measurement-report.ts';
import { listBodyTemplates } from './support/request-templates.ts';

const DATE = '2027-03-13';
const GUESSES = 200;

type Linked = { readonly id: string; readonly link: string; readonly reference: string };

let app: RunningApp;
let reservation: Linked;
let waiting: Linked;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  const turn = await findTurn(app.origin, DATE, 'cena_primo');
  const asked = await app.guest().post<Linked>('/api/reservations', buildReservationRequest(turn), {
    'idempotency-key': newIdempotencyKey(),
  });
  reservation = asked.body;
  const joined = await app.guest().post<Linked>('/api/waiting-list', {
    ...exampleGuests.crocifissa,
    date: DATE,
    timeSlotIds: [turn.timeSlotId],
    numberOfPeople: 2,
  });
  waiting = joined.body;
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from request_counter'));

const tokenOf = ({ link }: Linked) => link.split('/').pop()!;
const withToken = operations.filter(({ path }) => path.includes(':token'));
const isOfWaitingList = ({ path }: { readonly path: string }) => path.includes('waiting-list');

/** A body that the contract accepts, so the token is the only reason for a refusal. */
const bodyOf = (name: string): string => {
  const template = listBodyTemplates(() => reservation.id).find(
    ({ operation }) => operation.name === name,
  );
  return JSON.stringify(template?.make() ?? {});
};
const call = async (operation: (typeof withToken)[number], token: string) => {
  const guest = app.guest();
  const path = operation.path.replace(':token', encodeURIComponent(token));
  const json = { 'content-type': 'application/json' };
  const headers = { ...json, 'x-csrf-token': await guest.fetchCsrfToken() };
  return operation.method === 'get'
    ? guest.raw('get', path, {})
    : guest.raw(operation.method, path, { headers, body: bodyOf(operation.name) });
};

const flipBit = (token: string, place: number): string => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[place] = bytes[place]! ^ 1;
  return bytes.toString('base64url');
};
/** Tokens that open nothing. `own` is the valid token, `other` that of the other kind of link. */
const wrongTokens = (own: string, other: string, id: string): readonly string[] => [
  other,
  id,
  own.slice(0, -2),
  `${own}AA`,
  own.toUpperCase(),
  ...[0, 15, 16, 31].map((place) => flipBit(own, place)),
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(16)]).toString(
    'base64url',
  ),
  'null',
];

describe('every operation that takes the token of a guest', () => {
  it('is covered here', () => {
    const names = withToken.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['cancelOwnReservation', 'acceptOfferedSeat']));
    expect(names.length).toBeGreaterThanOrEqual(12);
  });

  it.each(withToken.map((operation) => [operation.name, operation] as const))(
    '%s opens nothing with a wrong token, and changes nothing',
    async (_, operation) => {
      const [own, other] = isOfWaitingList(operation)
        ? [waiting, reservation]
        : [reservation, waiting];
      const state = await digestTables(app.database);
      for (const token of wrongTokens(tokenOf(own), tokenOf(other), own.id)) {
        const { status, text } = await call(operation, token);
        expect([token, [400, 404].includes(status) ? 'refused' : status]).toEqual([
          token,
          'refused',
        ]);
        expect(text).not.toMatch(/Agata|Crocifissa|0935/);
      }
      expect(await digestTables(app.database)).toEqual(state);
    },
  );

  it.each(withToken.map((operation) => [operation.name, operation] as const))(
    '%s gives no answer that a cache may keep',
    async (_, operation) => {
      const { headers } = await call(operation, flipBit(tokenOf(reservation), 31));
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('tells by no answer how much of a guessed token was right', async () => {
    const read = withToken.find(({ name }) => name === 'readReservationStatus')!;
    const guesses = Array.from({ length: GUESSES }, () => randomBytes(32).toString('base64url'));
    const near = [16, 20, 24, 28, 31].map((place) => flipBit(tokenOf(reservation), place));
    const answers = new Set<string>();
    for (const token of [...guesses, ...near]) {
      const { status, body } = await call(read, token);
      answers.add(`${status} ${(body as { code: string }).code}`);
    }
    reportMeasurement('links', `${GUESSES + near.length} guessed tokens: ${[...answers].join()}`);
    expect(answers.size).toBe(1);
  });
});

const forms = [
  ...['cancel', 'confirm', 'withdraw-change', 'change', 'note', 'phone'].map(
    (step) => () => `/reservations/${tokenOf(reservation)}/${step}`,
  ),
  ...['accept', 'decline', 'leave'].map(
    (step) => () => `/waiting-list/${tokenOf(waiting)}/${step}`,
  ),
];

describe('a page of a personal link', () => {
  it('accepts no form from another site or from a sister site', async () => {
    const state = await digestTables(app.database);
    const attempts = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ];
    for (const path of forms)
      for (const claim of attempts) {
        const { status } = await fetch(app.origin + path(), {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...claim },
          body: 'numberOfPeople=1',
        });
        expect([path(), claim, status]).toEqual([path(), claim, 403]);
      }
    expect(await digestTables(app.database)).toEqual(state);
  });
});

describe('a lost link', () => {
  const find = (reference: string, phoneEnding: string) =>
    app.guest().post<{ link?: string }>('/api/reservations/link', { reference, phoneEnding });

  it('locks after ten guesses of the digits, whatever the spelling of the code', async () => {
    const code = reservation.reference;
    const spellings = [code, code.toLowerCase(), ` ${code} `, code.replaceAll(/[^\dA-Z]/gi, '')];
    const statuses: number[] = [];
    for (let guess = 0; guess < 15; guess += 1)
      statuses.push(
        (await find(spellings[guess % spellings.length]!, String(1_000 + guess))).status,
      );
    expect(statuses.slice(0, 10).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429]);
    expect((await find(code, '0101')).status).toBe(429);
  });

  it('locks one network after ten guesses of codes', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await find(`AAA-AA${10 + guess}`, '0101')).status);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
