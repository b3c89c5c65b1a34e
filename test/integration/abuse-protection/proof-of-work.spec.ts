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

describe('a proof of work', () => {
  const createProof = async () => {
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

  it('is accepted for one stored request, and a second request needs a new proof', async () => {
    const { address, client, proof } = await createProof();
    expect((await requestReservation({}, { client, address, headers: proof })).status).toBe(201);
    const replayed = await requestReservation({}, { client, address, headers: proof });
    expect(statusAndCode(replayed)).toEqual([429, 'proof_needed']);
    expect(await countStored()).toBe(2);
    expect(
      (await requestReservation({}, { client, address, headers: await proofFor(replayed) })).status,
    ).toBe(201);
  });

  it('is accepted once when four requests use it at the same time', async () => {
    const { address, client, proof } = await createProof();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => requestReservation({}, { client, address, headers: proof })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  });

  it('stays valid after a request that was refused', async () => {
    const { address, client, proof } = await createProof();
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

  it('is rejected for another guest and for another form', async () => {
    const { address, client, proof } = await createProof();
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

  it('does not lift the daily quota of a guest', async () => {
    const { address, client, proof } = await createProof();
    await repeatInSequence(3, () => requestReservation({}, { client }));
    expect(
      statusAndCode(await requestReservation({}, { client, address, headers: proof })),
    ).toEqual([429, 'quota_reached']);
  });

  it.each(['x', 'v1.a.9999999999.0.b:1,2,3,4,5,6,7,8', ''])(
    'is still required when the header contains %p',
    async (header) => {
      const { address, client } = await createProof();
      expect(
        statusAndCode(
          await requestReservation({}, { client, address, headers: { [PROOF_HEADER]: header } }),
        ),
      ).toEqual([429, 'proof_needed']);
    },
  );
});

describe('the limit of requests per minute for all clients', () => {
  it('requires a proof of work after twenty requests, until the minute is over', async () => {
    await repeatInSequence(20, () => requestReservation());
    await minutesPass(0.5);
    const client = fixture().guest();
    const challenge = await requestReservation({}, { client: fixture().guest() });
    expect(statusAndCode(challenge)).toEqual([429, 'proof_needed']);
    expect(challenge.body.details.retryAfter).toBeGreaterThan(15);
    expect(challenge.body.details.retryAfter).toBeLessThanOrEqual(30);
    const next = await requestReservation({}, { client });
    expect((await requestReservation({}, { client, headers: await proofFor(next) })).status).toBe(
      201,
    );
    await minutesPass(0.5);
    expect((await requestReservation()).status).toBe(201);
  });
});

describe('bot detection', () => {
  it.each([
    ['/api/reservations', () => buildReservationRequest(turn())],
    ['/api/event-quotes', () => buildQuoteRequest()],
    ['/api/contact', () => buildContactMessage()],
  ])(
    'rejects a filled honeypot of %s with a hint to retry, and stores nothing',
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

  it('requires a proof for the sixth form sent too fast, but not with a CSRF token that is 3 seconds old', async () => {
    const address = newNetworkAddress();
    const slowGuest = fixture().guest();
    await slowGuest.fetchCsrfToken();
    const createAgedToken = (ageSeconds: number) => ({
      'x-csrf-token': issueCsrfToken(
        fixture().container.get(TOKENS.csrfKey),
        hashSessionId(slowGuest.cookies.get('pre')!),
        Date.now() - ageSeconds * 1_000,
      ),
    });
    expect(
      (await repeatInSequence(5, () => requestReservation({}, { address }))).map(
        ({ status }) => status,
      ),
    ).toEqual(Array(5).fill(201));
    expect(statusAndCode(await requestReservation({}, { address }))).toEqual([429, 'proof_needed']);
    expect(
      statusAndCode(
        await requestReservation({}, { client: slowGuest, address, headers: createAgedToken(1) }),
      ),
    ).toEqual([429, 'proof_needed']);
    expect(
      (await requestReservation({}, { client: slowGuest, address, headers: createAgedToken(3) }))
        .status,
    ).toBe(201);
  });

  it('returns 429 from both processes after six hundred searches a minute', async () => {
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
