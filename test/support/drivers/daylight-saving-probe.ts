/**
 * Asks the real application, at given moments, what can be booked; prints the answers as JSON. A program of its own,
 * because a machine's zone (TZ) is fixed when a process starts. Arguments: moments as
 * `instant|date|turnKey|mealType`.
 */
import type { Availability } from '#src/contracts/booking/reservations.ts';
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
