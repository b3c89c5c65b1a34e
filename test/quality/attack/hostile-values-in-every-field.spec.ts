/**
 * S5, A1–A4, D3: no input breaks the house. Every field of every body and every query, and every parameter of a path, gets every hostile
 * value in turn while the rest of the request is in order; then fast-check makes up whole bodies. Passes when nothing is answered with 5xx,
 * nothing tells its insides, nothing takes two seconds, every answer is one that the contract declares, and a refusal changes nothing.
 *
 * Each field gets every third value, the next field the next ones; `ATTACK_ALL=1`: every field gets every value. `ATTACK_CASES` bodies of
 * each kind go through the whole product (default 40), `ATTACK_PARSED` through its contract alone (10,000).
 */
import fc from 'fast-check';
import { operations } from '#test/support/assertions/api-contract.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { digestTables } from './support/database-digest.ts';
import {
  listBodyTemplates,
  listQueryTemplates,
  type IdLookup,
} from './support/request-body-generator.ts';
import { reportMeasurement } from './support/measurement-report.ts';
import {
  foreignFields,
  hostileTexts,
  hostileValues,
  stringifyWithRaw,
} from './support/hostile-values.ts';
import { mapWithConcurrency } from './support/bounded-concurrency.ts';
import {
  pathWithExistingIds,
  findResponseFault,
  MAX_RESPONSE_MS,
  createOneOfEverything,
} from './support/attack-target.ts';

const CASES = Number(process.env['ATTACK_CASES'] ?? 40);
const PARSED = Number(process.env['ATTACK_PARSED'] ?? 10_000);
const EVERY = process.env['ATTACK_ALL'] ? 1 : 3;
const LANES = 6;

let app: RunningApp;
let staff: HttpClient;
let ids: IdLookup;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  app.app.silent = true;
  app.app.on('error', (error: Error) =>
    reportMeasurement('S5 cause', String(error.stack).slice(0, 400)),
  );
  staff = await app.staff();
  ids = await createOneOfEverything(staff, app.guest());
});
afterAll(() => app.stop());

/** Every field gets one in `EVERY` of the values; the next field gets the next ones. */
const chosen = <Value>(values: readonly Value[], place: number): Value[] =>
  values.filter((_, index) => (index + place) % EVERY === 0);

/** What an address cannot hold becomes the sign for a letter that is none. */
const wellFormed = (text: string) => Buffer.from(text).toString();

type Shot = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
};
type Landed = { readonly status: number; readonly fault: string | null };
const counts = { sent: 0, refused: 0, slowest: 0 };

const timed = async ({ method, path, body, headers = {} }: Shot) => {
  const csrf = await token();
  const began = performance.now();
  const answer = await staff.raw(method, path, {
    headers: {
      'x-csrf-token': csrf,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { answer, ms: performance.now() - began };
};

const fire = async (shot: Shot): Promise<Landed> => {
  const { method, path, body } = shot;
  const { answer, ms: first } = await timed(shot);
  // A machine that stood still is no fault of the input: only what is slow twice is slow.
  const ms = first > MAX_RESPONSE_MS ? (await timed(shot)).ms : first;
  counts.sent += 1;
  counts.refused += Number(answer.status >= 400);
  counts.slowest = Math.max(counts.slowest, ms);
  const fault = findResponseFault(method, path, answer, ms);
  return {
    status: answer.status,
    fault: fault && `${method} ${path.slice(0, 80)} ${(body ?? '').slice(0, 160)}: ${fault}`,
  };
};

let cachedToken: Promise<string> | undefined;
const token = () => (cachedToken ??= staff.fetchCsrfToken());

/** Fires all; when all were refused, the books must be as before. @returns what was wrong */
const volley = async (shots: readonly Shot[]): Promise<string[]> => {
  const before = await digestTables(app.database);
  const landed = await mapWithConcurrency(shots, LANES, fire);
  const faults = landed.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  const allRefused = landed.every(({ status }) => status >= 400);
  const changed =
    allRefused && (await digestTables(app.database)).join() !== before.join()
      ? [`${shots[0]!.method} ${shots[0]!.path}: refused, and yet something changed`]
      : [];
  return [...faults, ...changed];
};

describe('a body that the house would take', () => {
  it('is made for every call that takes one', () => {
    const refused = listBodyTemplates(ids).filter(
      ({ operation, make }) => !operation.body!.safeParse(make()).success,
    );
    expect(
      refused.map(({ operation, make }) => `${operation.name} ${JSON.stringify(make())}`),
    ).toEqual([]);
  });
});

describe('a hostile value', () => {
  const calls = operations.filter(({ body }) => body).map(({ name }) => name);

  it.each(calls)('in each field of %s breaks nothing', async (name) => {
    const { operation, fields, make } = listBodyTemplates(ids).find(
      (one) => one.operation.name === name,
    )!;
    const path = pathWithExistingIds(operation, ids);
    const faults: string[] = [];
    for (const [place, field] of fields.entries())
      faults.push(
        ...(await volley(
          chosen(hostileValues, place).map((value) => ({
            method: operation.method,
            path,
            body: stringifyWithRaw({ ...make(field), [field]: value }),
          })),
        )),
      );
    faults.push(
      ...(await volley(
        chosen(hostileValues, fields.length).map((value) => ({
          method: operation.method,
          path,
          body: stringifyWithRaw(value),
        })),
      )),
    );
    expect(faults).toEqual([]);
  });

  it.each(calls)('a field that is not its own is refused by %s as a whole', async (name) => {
    const { operation, make } = listBodyTemplates(ids).find((one) => one.operation.name === name)!;
    const path = pathWithExistingIds(operation, ids);
    const state = await digestTables(app.database);
    for (const [field, value] of Object.entries({ ...foreignFields, id: ids('tables') })) {
      const { status, fault } = await fire({
        method: operation.method,
        path,
        body: stringifyWithRaw({ ...make(), [field]: value }),
      });
      expect([field, fault, status]).toEqual([field, null, 400]);
    }
    expect(
      (
        await fire({
          method: operation.method,
          path,
          body: stringifyWithRaw(make()).replace(/^\{/, '{"__proto__":{"polluted":1},'),
        })
      ).fault,
    ).toBeNull();
    if (name !== 'logIn') expect(await digestTables(app.database)).toEqual(state);
  });

  it('in each field of every query breaks nothing', async () => {
    const shots = listQueryTemplates(ids).flatMap(({ operation, fields, example }) =>
      fields.flatMap((field, place) =>
        [
          ...chosen(hostileTexts, place),
          ...hostileTexts.slice(0, 3).map((text) => `${text}&${field}=2`),
        ]

          .filter((text) => text.length < 8_000)
          .map((text) => {
            const search = new URLSearchParams({ ...example, [field]: wellFormed(text) });
            return {
              method: 'get',
              path: `${pathWithExistingIds(operation, ids)}?${search.toString()}&${field}[x]=1&__proto__[polluted]=1`,
            };
          }),
      ),
    );
    expect(await volley(shots)).toEqual([]);
  });

  it('in each parameter of a path breaks nothing', async () => {
    const shots = operations
      .filter(({ path }) => path.includes(':'))
      .flatMap(({ method, path }, place) =>
        chosen(hostileTexts, place)
          .filter((text) => text.length < 4_000)
          .map((text) => ({
            method,
            path: path.replace(/:\w+/, encodeURIComponent(wellFormed(text))),
            ...(method === 'get' || method === 'delete' ? {} : { body: '{}' }),
          })),
      );
    expect(await volley(shots)).toEqual([]);
  });

  it('in a header that the house reads breaks nothing', async () => {
    const readable = hostileTexts.filter(
      (text) => /^[\t\x20-\x7e]*$/.test(text) && text.length < 8_000,
    );
    const shots = [
      'if-match',
      'idempotency-key',
      'accept-language',
      'accept-encoding',
      'range',
      'x-forwarded-for',
      'if-none-match',
      'x-proof',
      'cookie',
      'accept',
      'forwarded',
      'x-request-id',
    ].flatMap((header, place) =>
      chosen(readable, place).flatMap((text) => [
        { method: 'get', path: '/api/time-slots', headers: { [header]: text } },
        {
          method: 'put',
          path: `/api/tables/${ids('tables')}`,
          body: '{}',
          headers: { [header]: text },
        },
      ]),
    );
    expect(await volley(shots)).toEqual([]);
  });
});

const hostile = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer(),
  fc.double(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.uuid(),
);

/** A body in order, in which some fields are hostile, some are gone and some are new. */
const bent = (good: Record<string, unknown>) =>
  fc
    .record({
      changed: fc.dictionary(fc.constantFrom(...Object.keys(good)), hostile, { maxKeys: 3 }),
      gone: fc.subarray(Object.keys(good), { maxLength: Math.min(2, Object.keys(good).length) }),
      added: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 2 }),
        },
      ),
    })
    .map(({ changed, gone, added }) =>
      Object.fromEntries(
        Object.entries({ ...good, ...changed, ...added }).filter(([key]) => !gone.includes(key)),
      ),
    );

describe('bodies made up at random', () => {
  it.each(operations.filter(({ body, name }) => body && name !== 'logIn').map(({ name }) => name))(
    'to %s break nothing',
    async (name) => {
      const { operation, make } = listBodyTemplates(ids).find(
        (one) => one.operation.name === name,
      )!;
      const path = pathWithExistingIds(operation, ids);
      fc.assert(
        fc.property(bent(make()), (body) => {
          const text = stringifyWithRaw(body);
          operation.body!.safeParse(JSON.parse(text));
        }),
        { numRuns: PARSED },
      );
      await fc.assert(
        fc.asyncProperty(bent(make()), async (body) => {
          expect(
            (await fire({ method: operation.method, path, body: stringifyWithRaw(body) })).fault,
          ).toBeNull();
        }),
        { numRuns: CASES },
      );
    },
  );

  it('were many, and none was slow', () => {
    reportMeasurement(
      'S5',
      `${counts.sent} hostile requests (${counts.refused} refused): 0 × 5xx, 0 insides told, slowest ${counts.slowest.toFixed(0)} ms; ${PARSED} bodies of each kind through its contract, ${CASES} through the product`,
    );
    expect(counts.sent).toBeGreaterThan(4_375);
  });
});
