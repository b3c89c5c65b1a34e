/**
 * Prints as JSON which turns the application offers at the given instants. Each argument is
 * `instant|date|turnKey|mealType`. Runs as a separate process, because Node reads the time zone
 * (TZ) only at start.
 */
import type { Availability } from '#src/contracts/booking/availability.ts';
import { createSettableClock } from '../fakes/settable-clock.ts';
import { startApp } from '../fixtures/running-app.ts';

const clock = createSettableClock();
const app = await startApp({ clock });
const answers: Record<string, string> = {};
try {
  const guest = app.guest();
  for (const moment of process.argv.slice(2)) {
    const [instant = '', date = '', timeSlot = '', mealType = ''] = moment.split('|');
    clock.set(instant);
    const { status, body } = await guest.get<Availability & { code?: string }>(
      `/api/availability?${new URLSearchParams({ date, timeSlot, mealType, numberOfPeople: '2' })}`,
    );
    answers[moment] =
      status === 200 ? (body.begun ? 'begun' : 'bookable') : (body.code ?? String(status));
  }
} finally {
  await app.stop();
}
process.stdout.write(
  JSON.stringify({ machineZone: Intl.DateTimeFormat().resolvedOptions().timeZone, heard: answers }),
);
