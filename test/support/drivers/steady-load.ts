import { setTimeout as sleep } from 'node:timers/promises';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '../builders/venue-date.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '../builders/request-builders.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';

export type LoadResult = {
  sent: number;
  readonly failures: string[];
  readonly acceptedReservationIds: string[];
  readonly milliseconds: number[];
};

const READ_PATHS = ['/', '/api/time-slots', '/api/menu-items', '/api/drinks'];
const BOOKABLE_DAYS = 80;
/**
 * Maximum number of unanswered requests. A slow machine then gets fewer requests, because the test
 * looks for lost requests, not for speed.
 */
const MAX_IN_FLIGHT = 40;

const sendRequest = async (
  client: HttpClient,
  slotId: string,
  number: number,
  result: LoadResult,
) => {
  const began = performance.now();
  const isBooking = number % 5 === 0;
  try {
    const turn = {
      reservationDate: venueDateInDays(2 + (Math.floor(number / 5) % BOOKABLE_DAYS)),
      timeSlotId: slotId,
    };
    const answer = isBooking
      ? await client.post<ReservationReceipt>(
          '/api/reservations',
          buildReservationRequest(turn, { ...buildGuest(10_000 + number), numberOfPeople: 1 }),
          { 'idempotency-key': newIdempotencyKey() },
        )
      : await client.get(READ_PATHS[number % READ_PATHS.length]!);
    result.milliseconds.push(performance.now() - began);
    if (answer.status !== (isBooking ? 201 : 200))
      result.failures.push(`${number}: ${answer.status} ${answer.text.slice(0, 120)}`);
    else if (isBooking) result.acceptedReservationIds.push((answer.body as ReservationReceipt).id);
  } catch (error) {
    const { message, cause } = error as {
      message?: string;
      cause?: { code?: string; message?: string };
    };
    result.failures.push(
      `${number}: ${message ?? ''} ${cause?.code ?? ''} ${cause?.message ?? ''}`,
    );
  }
};

/**
 * Sends `perSecond` requests a second until `stop` is called. One in five is a booking. Does not
 * repeat failed requests. Counts any status except 200 and 201 as a failure.
 */
export const startSteadyLoad = async (origin: string, perSecond: number) => {
  const clients = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const client = createHttpClient(origin);
      await client.fetchCsrfToken();
      return client;
    }),
  );
  const slotId = (await clients[0]!.get<TimeSlotView[]>('/api/time-slots')).body.find(
    ({ turnKey }) => turnKey === 'cena_primo',
  )!.id;
  const result: LoadResult = {
    sent: 0,
    failures: [],
    acceptedReservationIds: [],
    milliseconds: [],
  };
  const underWay = new Set<Promise<void>>();
  const send = (number: number) => {
    const request = sendRequest(clients[number % clients.length]!, slotId, number, result).finally(
      () => underWay.delete(request),
    );
    underWay.add(request);
  };
  let going = true;
  const began = Date.now();
  const sending = (async () => {
    while (going) {
      for (
        ;
        underWay.size < MAX_IN_FLIGHT && result.sent < ((Date.now() - began) / 1_000) * perSecond;
        result.sent += 1
      )
        send(result.sent);
      await sleep(10);
    }
  })();
  return {
    stop: async (): Promise<LoadResult> => {
      going = false;
      await sending;
      await Promise.all(underWay);
      return result;
    },
  };
};
