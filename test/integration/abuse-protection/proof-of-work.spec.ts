import { TOKENS } from '#src/composition/tokens.ts';
import { PROOF_HEADER } from '#src/contracts/proof-of-work-protocol.ts';
import { issueCsrfToken } from '#src/platform/http/session/csrf.ts';
import { hashSessionId } from '#src/platform/http/session/session-store.postgres.ts';
import {
  buildContactMessage,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { RunningApp } from '#test/support/fixtures/running-app.ts';
import {
  forwardedFor,
  newNetworkAddress,
  statusAndCode,
  repeatInSequence,
  setupRateLimitedApps,
  type RateLimitRefusal,
} from '#test/support/fixtures/rate-limited-apps.ts';

const {
  fixture,
  twin,
  turn,
  requestReservation,
  countStored,
  setHourlyRequestCount,
  proofFor,
  minutesPass,
} = setupRateLimitedApps();

describe('a proof', () => {
  const wanted = async () => {
    const address = newNetworkAddress();
    await requestReservation({}, { address });
    await setHourlyRequestCount(10);
    const client = fixture().guest();
    return {
      address,
      client,
      proof: await proofFor(await requestReservation({}, { client, address })),
    };
  };

  it('is good for one request that is kept; a second one needs another, in any process', async () => {
    const { address, client, proof } = await wanted();
    expect((await requestReservation({}, { client, address, headers: proof })).status).toBe(201);
    const replayed = await requestReservation({}, { client, address, headers: proof });
    expect(statusAndCode(replayed)).toEqual([429, 'proof_needed']);
    expect(await countStored()).toBe(2);
    expect(
      (await requestReservation({}, { client, address, headers: await proofFor(replayed) })).status,
    ).toBe(201);
  });

  it('used twice at once is good once', async () => {
    const { address, client, proof } = await wanted();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => requestReservation({}, { client, address, headers: proof })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  });

  it('is not used up by a request that was refused', async () => {
    const { address, client, proof } = await wanted();
    expect(
      (
        await requestReservation(
          { tableId: '00000000-0000-4000-8000-000000000000' },
          { client, address, headers: proof },
        )
      ).status,
    ).toBeLessThan(429);
    expect((await requestReservation({}, { client, address, headers: proof })).status).toBe(201);
  });

  it('is worth nothing to another visitor, nor for another form', async () => {
    const { address, client, proof } = await wanted();
    expect(statusAndCode(await requestReservation({}, { address, headers: proof }))).toEqual([
      429,
      'proof_needed',
    ]);
    expect(
      statusAndCode(
        await client.post('/api/contact', buildContactMessage(), {
          ...forwardedFor(address),
          ...proof,
        }),
      ),
    ).toEqual([429, 'proof_needed']);
  });

  it('opens no way past what a guest may ask for in a day', async () => {
    const { address, client, proof } = await wanted();
    await repeatInSequence(3, () => requestReservation({}, { client }));
    expect(
      statusAndCode(await requestReservation({}, { client, address, headers: proof })),
    ).toEqual([429, 'quota_reached']);
  });

  it.each(['x', 'v1.a.9999999999.0.b:1,2,3,4,5,6,7,8', ''])(
    'that is none (%p) is as good as none',
    async (header) => {
      const { address, client } = await wanted();
      expect(
        statusAndCode(
          await requestReservation({}, { client, address, headers: { [PROOF_HEADER]: header } }),
        ),
      ).toEqual([429, 'proof_needed']);
    },
  );
});

describe('all clients together', () => {
  it('sends twenty requests a minute; then every browser does a sum, until the minute is over', async () => {
    await repeatInSequence(20, () => requestReservation());
    await minutesPass(0.5);
    const client = fixture().guest();
    const asked = await requestReservation({}, { client: fixture().guest() });
    expect(statusAndCode(asked)).toEqual([429, 'proof_needed']);
    expect(asked.body.details.retryAfter).toBeGreaterThan(15);
    expect(asked.body.details.retryAfter).toBeLessThanOrEqual(30);
    const next = await requestReservation({}, { client });
    expect((await requestReservation({}, { client, headers: await proofFor(next) })).status).toBe(
      201,
    );
    await minutesPass(0.5);
    expect((await requestReservation()).status).toBe(201);
  });
});

describe('a program', () => {
  it.each([
    ['/api/reservations', () => buildReservationRequest(turn())],
    ['/api/event-quotes', () => buildQuoteRequest()],
    ['/api/contact', () => buildContactMessage()],
  ])(
    'that fills in the field of %s that nobody sees is refused, hears how a person would go on, and nothing is kept',
    async (path, body) => {
      const client = fixture().guest();
      const answer = await client.post<RateLimitRefusal>(
        path,
        { ...body(), website: 'https://example.org' },
        forwardedFor(newNetworkAddress()),
      );
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        'trap_filled',
        expect.stringMatching(/riprova, oppure chiamaci al/),
      ]);
      expect(await fixture().database.query('select 1 from personal_data')).toEqual([]);
      expect(
        (await client.post(path, { ...body(), website: '' }, forwardedFor(newNetworkAddress())))
          .status,
      ).toBe(201);
    },
  );

  it('that sends a form at once, six times in a minute, does a sum for the sixth; a person who took three seconds does not', async () => {
    const address = newNetworkAddress();
    const patient = fixture().guest();
    await patient.fetchCsrfToken();
    const taken = (seconds: number) => ({
      'x-csrf-token': issueCsrfToken(
        fixture().container.get(TOKENS.csrfKey),
        hashSessionId(patient.cookies.get('pre')!),
        Date.now() - seconds * 1_000,
      ),
    });
    expect(
      (await repeatInSequence(5, () => requestReservation({}, { address }))).map(
        ({ status }) => status,
      ),
    ).toEqual(Array(5).fill(201));
    expect(statusAndCode(await requestReservation({}, { address }))).toEqual([429, 'proof_needed']);
    expect(
      statusAndCode(await requestReservation({}, { client: patient, address, headers: taken(1) })),
    ).toEqual([429, 'proof_needed']);
    expect(
      (await requestReservation({}, { client: patient, address, headers: taken(3) })).status,
    ).toBe(201);
  });

  it('receives 429 from both processes after six hundred searches a minute', async () => {
    const address = newNetworkAddress();
    const search = (app: RunningApp) =>
      app
        .guest()
        .get<RateLimitRefusal>(
          `/api/availability?date=${turn().reservationDate}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
          forwardedFor(address),
        );
    /*
     * Each process reserves 20 searches of the shared limit (600 per minute) at a time. It still
     * accepts its reserved searches after the shared counter is full.
     */
    await search(fixture());
    await fixture().database.query('update request_counter set points = 600');
    expect(
      (await repeatInSequence(19, () => search(fixture()))).map(({ status }) => status),
    ).toEqual(Array(19).fill(200));
    const refused = [await search(fixture()), await search(twin())];
    expect(refused.map(statusAndCode)).toEqual([
      [429, 'too_many_requests'],
      [429, 'too_many_requests'],
    ]);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual([
      expect.stringMatching(/^(60|5\d)$/),
      expect.stringMatching(/^(60|5\d)$/),
    ]);
    await minutesPass(1);
    expect((await search(twin())).status).toBe(200);
  });
});
