import { TOKENS } from '#src/composition/tokens.ts';
import { deleteExpiredCounters } from '#src/contexts/abuse-protection/counter-store.postgres.ts';
import { findTablesContaining } from '#test/support/fixtures/database-state.ts';
import {
  buildDeskEntry,
  exampleGuests,
  buildContactMessage,
  newIdempotencyKey,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpResponse } from '#test/support/drivers/http-client.ts';
import {
  forwardedFor,
  newNetworkAddress,
  statusAndCode,
  newGuest,
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
  holdsSeat,
  minutesPass,
} = setupRateLimitedApps();
const executeSql = (query: string) => fixture().database.query(query);

describe('a client that follows the API specification', () => {
  it('is never limited in three rounds of requests with fresh CSRF tokens', async () => {
    const client = fixture().guest();
    const headers = forwardedFor(newNetworkAddress());
    for (let round = 0; round < 3; round++) {
      for (const [path, body] of [
        ['/api/reservations', buildReservationRequest(turn())],
        ['/api/event-quotes', buildQuoteRequest()],
        ['/api/contact', buildContactMessage()],
      ] as const) {
        await client.fetchCsrfToken();
        expect([
          path,
          (
            await client.post(
              path,
              { ...body, ...(round > 0 && 'notes' in body ? { notes: `Giro ${round}` } : {}) },
              { ...headers, 'idempotency-key': newIdempotencyKey() },
            )
          ).status,
        ]).toEqual([path, 201]);
        await minutesPass(0.5);
      }
    }
    expect(
      (
        await client.get(
          `/api/availability?date=${turn().reservationDate}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
          headers,
        )
      ).status,
    ).toBe(200);
  });
});

describe('the daily quota of a guest', () => {
  it('allows three requests across processes, and refuses the fourth with the telephone number', async () => {
    const client = fixture().guest();
    const other = twin().guest();
    await client.fetchCsrfToken();
    const cookie = { cookie: client.cookies.header()! };
    const answers = await repeatInSequence(4, async (at) => {
      const app = at % 2 === 0 ? fixture() : twin();
      return app.guest().raw('post', '/api/reservations', {
        body: JSON.stringify({ ...buildReservationRequest(turn()), ...newGuest() }),
        headers: {
          ...cookie,
          ...forwardedFor(newNetworkAddress()),
          'x-csrf-token': await client.fetchCsrfToken(),
          'content-type': 'application/json',
          'idempotency-key': newIdempotencyKey(),
        },
      }) as Promise<HttpResponse<RateLimitRefusal>>;
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]!.body).toMatchObject({
      code: 'quota_reached',
      message: expect.stringMatching(/chiamaci al \+?\d/),
    });
    expect(Number(answers[3]!.headers.get('retry-after'))).toBe(24 * 3_600);
    expect([await countStored(), (await requestReservation({}, { client: other })).status]).toEqual(
      [3, 201],
    );
  });

  it.each([
    [
      'telephone',
      ['+39 333 000 0200', '333 0000200', '0039 333/000-0200', '3330000200'].map(
        (customerPhone) => ({ customerPhone }),
      ),
    ],
    [
      'mailbox',
      [
        'a.prova@example.org',
        'A.Prova@Example.org',
        'a.prova+1@example.org',
        'a.prova+due@example.org',
      ].map((customerEmail) => ({ customerEmail })),
    ],
  ])(
    'requires a proof and holds no seat after three other guests used the %s in any spelling',
    async (_, spellings) => {
      const otherRequests = await repeatInSequence(3, (at) => requestReservation(spellings[at]));
      expect(otherRequests.map(({ status }) => status)).toEqual([201, 201, 201]);
      const owner = fixture().guest();
      const challenge = await requestReservation(spellings[3], { client: owner });
      expect([statusAndCode(challenge), challenge.body.details.bits]).toEqual([
        [429, 'proof_needed'],
        12,
      ]);
      const accepted = await requestReservation(spellings[3], {
        client: owner,
        headers: await proofFor(challenge),
      });
      expect([accepted.status, await holdsSeat(accepted.body.id)]).toEqual([201, false]);
      fixture().clock.advanceMinutes(24 * 60 + 1);
      const nextDay = await requestReservation(spellings[3]);
      expect([nextDay.status, await holdsSeat(nextDay.body.id)]).toEqual([201, true]);
    },
  );

  it('requires no proof from a browser with a confirmed reservation when others used its telephone', async () => {
    const owner = fixture().guest();
    const same = newGuest();
    const earlier = await requestReservation(same, { client: owner });
    await (
      await fixture().staff()
    ).put(`/api/reservations/${earlier.body.id}`, { status: 'confirmed' });
    await repeatInSequence(2, () => requestReservation(same));
    const accepted = await requestReservation(same, { client: owner });
    expect([accepted.status, await holdsSeat(accepted.body.id)]).toEqual([201, true]);
  });

  it('allows a new request a day later', async () => {
    const client = fixture().guest();
    expect(
      (await repeatInSequence(4, () => requestReservation({}, { client }))).map(
        ({ status }) => status,
      ),
    ).toEqual([201, 201, 201, 429]);
    fixture().clock.advanceMinutes(24 * 60 + 1);
    expect((await requestReservation({}, { client })).status).toBe(201);
  });

  it('does not count refused requests', async () => {
    const same = newGuest();
    const refused = await repeatInSequence(3, () =>
      requestReservation({ ...same, tableId: '00000000-0000-4000-8000-000000000000' }),
    );
    expect(refused.every(({ status }) => status >= 400)).toBe(true);
    expect(
      (await repeatInSequence(3, () => requestReservation(same))).map(({ status }) => status),
    ).toEqual([201, 201, 201]);
  });

  it('returns the stored response for a repeated idempotency key, also above the quota', async () => {
    const client = fixture().guest();
    const same = { ...buildReservationRequest(turn()), ...newGuest() };
    const key = { 'idempotency-key': newIdempotencyKey() };
    const first = await requestReservation(same, { client, headers: key });
    await repeatInSequence(2, () => requestReservation(same, { client }));
    expect(statusAndCode(await requestReservation(same, { client }))).toEqual([
      429,
      'quota_reached',
    ]);
    const again = await requestReservation(same, { client, headers: key });
    expect([again.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.body.id,
      'true',
    ]);
  });
});

describe('the hourly quota of a network', () => {
  /**
   * Sends requests 15 seconds apart. Otherwise the rate limit per minute would refuse them before
   * the limit per hour.
   */
  const sendRequests = async (address: string, count: number) =>
    repeatInSequence(count, async () => {
      await minutesPass(0.25);
      return requestReservation({}, { address });
    });

  it('requires a proof for the eleventh request in an hour, and then accepts it', async () => {
    const address = newNetworkAddress();
    expect((await sendRequests(address, 10)).map(({ status }) => status)).toEqual(
      Array(10).fill(201),
    );
    const client = fixture().guest();
    const challenge = await requestReservation({}, { client, address });
    expect(statusAndCode(challenge)).toEqual([429, 'proof_needed']);
    /*
     * The quota counts one hour from the first of ten requests. That request was sent 135 seconds
     * ago.
     */
    const retryAfterSeconds = 3_600 - 9 * 15;
    expect([challenge.headers.get('retry-after'), challenge.body.message]).toEqual([
      `${retryAfterSeconds}`,
      expect.stringContaining('Riprova più tardi, oppure chiamaci al'),
    ]);
    expect(
      (await requestReservation({}, { client, address, headers: await proofFor(challenge) }))
        .status,
    ).toBe(201);
    expect(await countStored()).toBe(11);
  });

  it('requires a proof also in another process and for another form', async () => {
    const address = newNetworkAddress();
    await sendRequests(address, 10);
    expect(
      statusAndCode(await requestReservation({}, { client: twin().guest(), address })),
    ).toEqual([429, 'proof_needed']);
    expect(
      statusAndCode(
        await twin().guest().post('/api/contact', buildContactMessage(), forwardedFor(address)),
      ),
    ).toEqual([429, 'proof_needed']);
  });

  it.each([
    [248, 12],
    [249, 13],
    [1_000, 16],
    [5_000, 20],
  ])('asks after %i accepted requests for a proof of %i bits', async (accepted, bits) => {
    const address = newNetworkAddress();
    await requestReservation({}, { address });
    await setHourlyRequestCount(accepted);
    const challenge = await requestReservation({}, { address });
    expect([statusAndCode(challenge), challenge.body.details.bits]).toEqual([
      [429, 'proof_needed'],
      bits,
    ]);
  });

  it('rejects a proof that is two bits too easy because the network has sent more requests since', async () => {
    const address = newNetworkAddress();
    await sendRequests(address, 10);
    const client = fixture().guest();
    const proof = await proofFor(await requestReservation({}, { client, address }));
    await executeSql(`update visitor_tally set points = 500 where points = 10`);
    const challenge = await requestReservation({}, { client, address, headers: proof });
    expect([statusAndCode(challenge), challenge.body.details.bits]).toEqual([
      [429, 'proof_needed'],
      14,
    ]);
  });

  it('requires only the smallest proof from another guest of the network after thirty messages without a proof', async () => {
    const address = newNetworkAddress();
    await sendRequests(address, 2);
    const proofless = await repeatInSequence(30, () =>
      fixture()
        .guest()
        .post<RateLimitRefusal>('/api/contact', buildContactMessage(), {
          ...forwardedFor(address),
          'idempotency-key': newIdempotencyKey(),
        }),
    );
    expect(proofless.filter(({ status }) => status === 429).length).toBeGreaterThan(15);
    const other = { client: fixture().guest(), address: address.replace(/7$/, '8') };
    const challenge = await requestReservation({}, other);
    expect([statusAndCode(challenge), challenge.body.details.bits]).toEqual([
      [429, 'proof_needed'],
      12,
    ]);
    const headers = await proofFor(challenge);
    expect((await requestReservation({}, { ...other, headers })).status).toBe(201);
  });

  it('groups IPv6 addresses by /48', async () => {
    await repeatInSequence(10, async (at) => {
      await minutesPass(0.25);
      return requestReservation({}, { address: `2001:db8:7:${at}::1` });
    });
    expect(statusAndCode(await requestReservation({}, { address: '2001:db8:7:ffff::1' }))).toEqual([
      429,
      'proof_needed',
    ]);
    expect((await requestReservation({}, { address: '2001:db8:8::1' })).status).toBe(201);
  });

  it('groups IPv4 addresses by /24', async () => {
    const address = newNetworkAddress();
    await sendRequests(address, 10);
    expect(
      statusAndCode(await requestReservation({}, { address: address.replace(/7$/, '9') })),
    ).toEqual([429, 'proof_needed']);
  });

  it('never limits requests of signed-in staff', async () => {
    const address = newNetworkAddress();
    await sendRequests(address, 1);
    await setHourlyRequestCount(31);
    const staff = await fixture().staff();
    const entries = await repeatInSequence(5, () =>
      staff.post('/api/reservations/desk', buildDeskEntry(turn()), {
        'idempotency-key': newIdempotencyKey(),
        ...forwardedFor(address),
      }),
    );
    expect(entries.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect((await requestReservation({}, { client: staff, address })).status).toBe(201);
  });
});

describe('the stored counters', () => {
  it('contain no telephone, e-mail or IP address, and are deleted after their window', async () => {
    await requestReservation({ ...exampleGuests.agata }, { address: '203.0.113.77' });
    expect(
      await findTablesContaining(
        fixture().container.get(TOKENS.sql),
        /0935 000 101|0935000101|agata@example|203\.0\.113/,
      ),
    ).toEqual(['personal_data']);
    expect((await fixture().database.query('select 1 from visitor_tally')).length).toBeGreaterThan(
      4,
    );
    await fixture().database.query(
      `insert into used_proof (seal, expires_at) values ('old', now() - interval '1 second'), ('fresh', now() + interval '1 minute')`,
    );
    await fixture().database.query(
      `update visitor_tally set ends_at = now() - interval '1 second'`,
    );
    await deleteExpiredCounters(fixture().container.get(TOKENS.sql));
    expect(
      await fixture().database.query(
        'select name "left" from visitor_tally union all select seal from used_proof',
      ),
    ).toEqual([{ left: 'fresh' }]);
  });
});
