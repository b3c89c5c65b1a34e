import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { defaultRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';
import { startApp } from '#test/support/fixtures/running-app.ts';
import globalSetup from '#test/support/jest/global-setup.ts';
import globalTeardown from '#test/support/jest/global-teardown.ts';

const SOURCES = pathToFileURL('src/').href;

const filesRunDuring = async (work: () => Promise<void>): Promise<string[]> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url }) => url.startsWith(SOURCES))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
    .map(({ url }) => url.slice(SOURCES.length));
};

/**
 * Returns the files of src that one POST /api/reservations executes, in the real application with
 * its own database.
 */
export const filesOfOneReservation = async (): Promise<string[]> => {
  await globalSetup();
  const app = await startApp({ env: defaultRateLimits, checkAnswers: false });
  try {
    const guest = app.guest();
    const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
    await guest.fetchCsrfToken();
    return await filesRunDuring(async () => {
      const { status } = await guest.post(
        '/api/reservations',
        buildReservationRequest({ reservationDate: '2027-03-13', timeSlotId: slots[0]!.id }),
        { 'idempotency-key': newIdempotencyKey() },
      );
      if (status !== 201) throw new Error(`the reservation was answered with ${status}`);
    });
  } finally {
    await app.stop();
    await globalTeardown();
  }
};
