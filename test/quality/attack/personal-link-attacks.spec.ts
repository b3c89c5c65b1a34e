/**
 * Attacks on personal links. Sends guessed, altered and exchanged tokens to every operation that
 * takes one, and forms from another site. Also guesses the code and digits with which guests
 * recover a lost link.
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
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const DATE = '2027-03-13';
const GUESSES = 200;

type LinkedReceipt = { readonly id: string; readonly link: string; readonly reference: string };

let app: RunningApp;
let reservation: LinkedReceipt;
let waitingListEntry: LinkedReceipt;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  const turn = await findTurn(app.origin, DATE, 'cena_primo');
  const reservationResponse = await app
    .guest()
    .post<LinkedReceipt>('/api/reservations', buildReservationRequest(turn), {
      'idempotency-key': newIdempotencyKey(),
    });
  reservation = reservationResponse.body;
  await declareTurnFull(await app.staff(), DATE);
  const waitingListResponse = await app.guest().post<LinkedReceipt>('/api/waiting-list', {
    ...exampleGuests.crocifissa,
    date: DATE,
    timeSlotIds: [turn.timeSlotId],
    numberOfPeople: 2,
  });
  waitingListEntry = waitingListResponse.body;
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from request_counter'));

const getToken = ({ link }: LinkedReceipt) => link.split('/').pop()!;
const tokenOperations = operations.filter(({ path }) => path.includes(':token'));
const isOfWaitingList = ({ path }: { readonly path: string }) => path.includes('waiting-list');

/**
 * Returns a body that the contract accepts, so an invalid token is the only reason for a refusal.
 */
const buildBody = (name: string): string => {
  const template = listBodyTemplates(() => reservation.id).find(
    ({ operation }) => operation.name === name,
  );
  return JSON.stringify(template?.make() ?? {});
};
const callWithToken = async (operation: (typeof tokenOperations)[number], token: string) => {
  const guest = app.guest();
  const path = operation.path.replace(':token', encodeURIComponent(token));
  const jsonHeaders = { 'content-type': 'application/json' };
  const headers = { ...jsonHeaders, 'x-csrf-token': await guest.fetchCsrfToken() };
  return operation.method === 'get'
    ? guest.raw('get', path, {})
    : guest.raw(operation.method, path, { headers, body: buildBody(operation.name) });
};

const flipBit = (token: string, byteIndex: number): string => {
  const bytes = Buffer.from(token, 'base64url');
  bytes[byteIndex] = bytes[byteIndex]! ^ 1;
  return bytes.toString('base64url');
};
/**
 * Returns invalid tokens. `own` is the valid token, and `other` is the token of another kind of
 * link.
 */
const wrongTokens = (own: string, other: string, id: string): readonly string[] => [
  other,
  id,
  own.slice(0, -2),
  `${own}AA`,
  own.toUpperCase(),
  ...[0, 15, 16, 31].map((byteIndex) => flipBit(own, byteIndex)),
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(16)]).toString(
    'base64url',
  ),
  'null',
];

describe('every operation that takes the token of a personal link', () => {
  it('is included in this test', () => {
    const names = tokenOperations.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['cancelOwnReservation', 'acceptOfferedSeat']));
    expect(names.length).toBeGreaterThanOrEqual(12);
  });

  it.each(tokenOperations.map((operation) => [operation.name, operation] as const))(
    'refuses wrong tokens, reveals no guest data and changes nothing (%s)',
    async (_, operation) => {
      const [own, other] = isOfWaitingList(operation)
        ? [waitingListEntry, reservation]
        : [reservation, waitingListEntry];
      const digestBefore = await digestTables(app.database);
      for (const token of wrongTokens(getToken(own), getToken(other), own.id)) {
        const { status, text } = await callWithToken(operation, token);
        expect([token, [400, 404].includes(status) ? 'refused' : status]).toEqual([
          token,
          'refused',
        ]);
        expect(text).not.toMatch(/Agata|Crocifissa|0935/);
      }
      expect(await digestTables(app.database)).toEqual(digestBefore);
    },
  );

  it.each(tokenOperations.map((operation) => [operation.name, operation] as const))(
    'responds with Cache-Control: no-store (%s)',
    async (_, operation) => {
      const { headers } = await callWithToken(operation, flipBit(getToken(reservation), 31));
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('gives random and nearly correct tokens the same response', async () => {
    const read = tokenOperations.find(({ name }) => name === 'readReservationStatus')!;
    const guesses = Array.from({ length: GUESSES }, () => randomBytes(32).toString('base64url'));
    const nearlyCorrectTokens = [16, 20, 24, 28, 31].map((byteIndex) =>
      flipBit(getToken(reservation), byteIndex),
    );
    const answers = new Set<string>();
    for (const token of [...guesses, ...nearlyCorrectTokens]) {
      const { status, body } = await callWithToken(read, token);
      answers.add(`${status} ${(body as { code: string }).code}`);
    }
    reportMeasurement(
      'links',
      `${GUESSES + nearlyCorrectTokens.length} guessed tokens: ${[...answers].join()}`,
    );
    expect(answers.size).toBe(1);
  });
});

const formPaths = [
  ...['cancel', 'confirm', 'withdraw-change', 'change', 'note', 'phone'].map(
    (step) => () => `/reservations/${getToken(reservation)}/${step}`,
  ),
  ...['accept', 'decline', 'leave'].map(
    (step) => () => `/waiting-list/${getToken(waitingListEntry)}/${step}`,
  ),
];

describe('a page of a personal link', () => {
  it('returns 403 to a form from another site or a sibling subdomain', async () => {
    const digestBefore = await digestTables(app.database);
    const foreignHeaders = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ];
    for (const path of formPaths)
      for (const headers of foreignHeaders) {
        const { status } = await fetch(app.origin + path(), {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: 'numberOfPeople=1',
        });
        expect([path(), headers, status]).toEqual([path(), headers, 403]);
      }
    expect(await digestTables(app.database)).toEqual(digestBefore);
  });
});

describe('POST /api/reservations/link', () => {
  const findLink = (reference: string, phoneEnding: string) =>
    app.guest().post<{ link?: string }>('/api/reservations/link', { reference, phoneEnding });

  it('returns 429 after ten wrong guesses of the digits, in any spelling of the code', async () => {
    const code = reservation.reference;
    const spellings = [code, code.toLowerCase(), ` ${code} `, code.replaceAll(/[^\dA-Z]/gi, '')];
    const statuses: number[] = [];
    for (let guess = 0; guess < 15; guess += 1)
      statuses.push(
        (await findLink(spellings[guess % spellings.length]!, String(1_000 + guess))).status,
      );
    expect(statuses.slice(0, 10).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429]);
    expect((await findLink(code, '0101')).status).toBe(429);
  });

  it('returns 429 after ten guessed codes from one network', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await findLink(`AAA-AA${10 + guess}`, '0101')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
  });
});
