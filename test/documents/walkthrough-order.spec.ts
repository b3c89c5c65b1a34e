import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { createCallRecorder } from '#test/support/fakes/call-recorder.ts';
import { defaultRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';
import {
  recordContainer,
  recordModules,
  createRecordedNotices,
} from '#test/support/fixtures/record-app-calls.ts';
import { startApp } from '#test/support/fixtures/running-app.ts';

const walkthrough = readFileSync('docs/walkthrough.md', 'utf8');

const documentedCalls = [...walkthrough.matchAll(/^\d+\. \*\*`([^`]+)`\*\*/gm)].map(
  ([, call]) => call!,
);

const documentedMiddleware = [...walkthrough.matchAll(/^\| `([a-z]\w+)` \|/gm)].map(
  ([, name]) => name!,
);
const middlewareStack = readFileSync(
  'src/platform/http/pipeline/middleware-stack.ts',
  'utf8',
).split('outer: [')[1]!;

const waitFor = async (isDone: () => boolean): Promise<void> => {
  for (let rounds = 0; !isDone(); rounds++) {
    if (rounds === 1_200) throw new Error('the notice was not recorded within a minute');
    await sleep(50);
  }
};

const sendReservation = async () => {
  const recorder = createCallRecorder();
  const modules = recordModules(recorder);
  const app = await startApp({
    env: defaultRateLimits,
    overrideBindings: (container) => recordContainer(recorder, container),
  });
  const notices = createRecordedNotices(recorder, app);
  try {
    /*
     * The outbox holds e-mail notices about the demo data. Their delivery would add calls to the
     * recorded order.
     */
    await app.database.query('delete from outbox');
    const guest = app.guest();
    const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
    await guest.fetchCsrfToken();
    recorder.start();
    const { status } = await guest.post(
      '/api/reservations',
      buildReservationRequest({ reservationDate: '2027-03-13', timeSlotId: slots[0]!.id }),
      { 'idempotency-key': newIdempotencyKey() },
    );
    notices.start();
    await waitFor(() => recorder.calls.includes('DeliveryRecords.record'));
    return { status, calls: [...recorder.calls] };
  } finally {
    await notices.stop();
    await app.stop();
    modules.restore();
  }
};

describe('docs/walkthrough.md', () => {
  it('lists the calls of one reservation in the order in which they run', async () => {
    const { status, calls } = await sendReservation();
    expect(status).toBe(201);
    expect(calls).toEqual(documentedCalls);
  });

  it('lists the middleware functions in the order in which they are installed', () => {
    const positions = documentedMiddleware.map((name) => middlewareStack.indexOf(name));
    expect(positions.length).toBeGreaterThan(0);
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
