import { TOKENS } from '#src/composition-root.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import type { ProofChallenge } from '#src/contracts/proof-of-work.ts';
import { solveChallenge } from '../../web/shared/proof-of-work/solveChallenge.ts';
import { clearBusinessData } from './books.ts';
import { buildGuest, newIdempotencyKey, buildReservationRequest, type Turn } from './examples.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';
import { defaultRateLimits } from './no-quotas.ts';
import { startApp, type RunningApp } from './running-app.ts';

export type RateLimitRefusal = {
  code: string;
  message: string;
  details: { retryAfter: number } & ProofChallenge;
};
export type SendOptions = {
  readonly client?: HttpClient;
  readonly address?: string;
  readonly headers?: Record<string, string>;
};

/** What the proxy says of where a request comes from. */
export const forwardedFor = (address: string) => ({ 'x-forwarded-for': address });
export const statusAndCode = ({ status, body: { code } }: HttpResponse<RateLimitRefusal>) => [
  status,
  code,
];

/** One after the other. */
export const repeatInSequence = async <T>(
  count: number,
  work: (at: number) => Promise<T>,
): Promise<T[]> => {
  const done: T[] = [];
  for (let at = 0; at < count; at++) done.push(await work(at));
  return done;
};

let addresses = 0;
/** Each in a network (a /24) of its own. */
export const newNetworkAddress = () =>
  `10.${7 + Math.floor(++addresses / 200)}.${addresses % 200}.7`;
let people = 0;
export const newGuest = () => buildGuest(++people);

/** Two processes of one house behind one proxy, with the limits as they come; before each test nobody has sent anything. */
export const setupRateLimitedApps = () => {
  let house: RunningApp;
  let twin: RunningApp;
  let turn: Turn;
  beforeAll(async () => {
    const env = { ...defaultRateLimits, TRUSTED_PROXIES: '1' };
    house = await startApp({ env });
    twin = await startApp({ env, database: house.database, clock: house.clock });
    const slots = (await house.guest().get<TimeSlotView[]>('/api/time-slots')).body;
    turn = {
      reservationDate: '2027-03-13',
      timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
    };
  });
  afterAll(async () => {
    await twin.stop();
    await house.stop();
  });
  beforeEach(async () => {
    await clearBusinessData(house.container.get(TOKENS.sql));
    for (const table of ['visitor_tally', 'used_proof', 'request_sender', 'request_counter'])
      await house.database.query(`delete from ${table}`);
    house.clock.set('2027-03-10T10:00');
  });

  const book = (
    over: object = {},
    { client = house.guest(), address = newNetworkAddress(), headers = {} }: SendOptions = {},
  ): Promise<HttpResponse<RateLimitRefusal & { id: string }>> =>
    client.post(
      '/api/reservations',
      { ...buildReservationRequest(turn), ...newGuest(), ...over },
      { 'idempotency-key': newIdempotencyKey(), ...forwardedFor(address), ...headers },
    );
  return {
    house: () => house,
    twin: () => twin,
    turn: () => turn,
    book,
    kept: async () =>
      (await house.database.query<{ n: number }>('select count(*)::int n from reservations'))[0]!.n,
    /** As if the network had sent so many in the hour that began just now. */
    sentAnHour: (points: number) =>
      house.database.query('update visitor_tally set points = $1 where ends_at = $2', [
        points,
        new Date(house.clock.now().getTime() + 3_600_000),
      ]),
    /** On the clock of the house, and in the counters that keep real time. */
    minutesPass: async (minutes: number) => {
      house.clock.advanceMinutes(minutes);
      await house.database.query('update request_counter set expire = expire - $1', [
        minutes * 60_000,
      ]);
    },
    holdsSeat: async (id: string) =>
      (
        await house.database.query<{ held: boolean }>(
          'select holds_seat held from reservations where id = $1',
          [id],
        )
      )[0]!.held,
    /** The header that a browser would send after its sum. */
    proofFor: ({ body }: HttpResponse<RateLimitRefusal>) =>
      solveChallenge(body.details, new AbortController().signal),
  };
};
