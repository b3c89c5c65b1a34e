import { TOKENS } from '#src/composition/tokens.ts';
import type { AnswerTime } from '#src/contracts/booking/response-time.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  appendRequests,
  createRandom,
  generateEntries,
  generateRequests,
  type LoggedRequest,
} from '#test/support/builders/answered-request-log.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, ask, decide, guest, press, slots, staff } = setupBookingApp();

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 30;

const readAnswerMinutes = async () =>
  (await guest().get<AnswerTime>('/api/reservations/answer-time')).body.minutes;
const appendToLog = (requests: readonly LoggedRequest[]) =>
  appendRequests(app().database, requests);

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

type IsClosed = (date: string, weekday: number, isDinner: boolean) => boolean;

/** Creates a predicate that compares an instant, in restaurant time, with the turns and closures. */
const createIsOpen = (turns: readonly TimeSlotView[], isClosed: IsClosed) => (instant: number) => {
  const [date = '', time = ''] = wallClock.format(instant).split(', ');
  const isDinner = time >= '17:00';
  const service = turns.filter(({ mealType }) => (mealType === 'cena') === isDinner);
  return (
    service.some(({ startTime }) => startTime <= time) &&
    service.some(({ endTime }) => time < endTime) &&
    !isClosed(date, new Date(date).getUTCDay(), isDinner)
  );
};

const computeExpectedMinutes = (
  requests: readonly LoggedRequest[],
  now: number,
  isOpen: (instant: number) => boolean,
): number | null => {
  const waits = requests
    .flatMap(({ answer }) => (answer && answer[0] >= now - DAYS * DAY_MS ? [answer] : []))
    .map(([from, until]) => {
      let open = 0;
      for (let at = from; at < until; at += MINUTE_MS) if (isOpen(at)) open++;
      return open;
    })
    .sort((one, other) => one - other);
  if (waits.length < 20) return null;
  const percentileWait = waits.find(
    (wait) => waits.filter((each) => each <= wait).length >= waits.length * 0.8,
  )!;
  for (let roundedMinutes = 5; ; roundedMinutes += roundedMinutes < 60 ? 5 : 30)
    if (roundedMinutes >= percentileWait) return roundedMinutes;
};

describe('the usual answer time', () => {
  it.each([
    ['the clocks go forward', '2027-04-12T10:00', '2027-03-29', 1],
    ['the clocks go back', '2027-11-12T21:30', '2027-10-31', 2],
    ['the clocks do not change', '2027-06-20T03:00', '2027-06-02', 3],
  ])('equals an independent count of open minutes while %s', async (_, at, closedDate, seed) => {
    app().clock.set('2027-03-10T10:00');
    for (const closure of [
      { date: closedDate, service: 'all' },
      { weekday: 1, service: 'dinner' },
      { date: '2027-06-10', service: 'lunch', active: false },
    ])
      expect((await staff().post('/api/closures', closure)).status).toBe(201);
    app().clock.set(at);
    const now = app().container.get(TOKENS.clock).now().getTime();
    const requests = generateRequests(createRandom(seed), { now, days: 40, count: 160 }).filter(
      ({ steps }) => steps.every((step) => step.at <= now),
    );
    await appendToLog([...requests, ...generateEntries(now, 40)]);
    const isOpen = createIsOpen(
      slots(),
      (date, weekday, isDinner) => date === closedDate || (weekday === 1 && isDinner),
    );
    const expected = computeExpectedMinutes(requests, now, isOpen);
    expect(expected).toBeGreaterThan(60);
    expect(await readAnswerMinutes()).toBe(expected);
  });

  it('is null when staff have answered fewer than twenty requests', async () => {
    app().clock.set('2027-05-10T10:00');
    const now = app().container.get(TOKENS.clock).now().getTime();
    const requests = generateRequests(createRandom(4), {
      now: now - 3 * DAY_MS,
      days: 5,
      count: 30,
    });
    expect(requests.filter(({ answer }) => answer).length).toBeLessThan(20);
    await appendToLog([...requests, ...generateEntries(now, 40)]);
    expect(await readAnswerMinutes()).toBeNull();
  });

  it('is cached for minutes, and shown on the personal link only while the request is pending', async () => {
    app().clock.set('2027-05-20T12:00');
    const now = app().container.get(TOKENS.clock).now().getTime();
    expect(await readAnswerMinutes()).toBeNull();
    await appendToLog(
      Array.from({ length: 20 }, (_, number) => {
        const from = now - (60 + number) * MINUTE_MS - DAY_MS + 2 * 60 * MINUTE_MS;
        const until = from + 37 * MINUTE_MS;
        return {
          steps: [
            { type: 'ReservationRequested', at: from, actor: 'guest' },
            { type: 'ReservationConfirmed', at: until, actor: 'staff:1' },
          ],
          answer: [from, until],
        };
      }),
    );
    expect(await readAnswerMinutes()).toBeNull();
    app().clock.set('2027-05-20T12:05');
    expect(await readAnswerMinutes()).toBe(40);

    const { body } = await ask({ reservationDate: '2027-05-22' });
    const readShownMinutes = async () =>
      (
        await guest().get<ReservationStatusView>(
          `/api/reservations/link/${body.link.split('/').pop()}`,
        )
      ).body.answerMinutes;
    expect(await readShownMinutes()).toBe(40);
    await decide(body.id, 'confirmed');
    expect(await readShownMinutes()).toBeNull();
    await press(body.id, 'undo');
    expect(await readShownMinutes()).toBe(40);
  });
});
