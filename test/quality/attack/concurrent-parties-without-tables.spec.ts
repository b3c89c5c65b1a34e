import { expectSeatsForEveryone, runSeatRaces } from '#test/support/drivers/race-for-seats.ts';
import { reportMeasurement } from './support/measurement-report.ts';

const ROUNDS = 20;

it(`seats every accepted party and refuses none that could be seated (${ROUNDS} turns, 500 parties each)`, async () => {
  const races = await runSeatRaces(ROUNDS);
  expectSeatsForEveryone(races);
  const accepted = races.reduce((sum, { answers }) => sum + answers[201]!, 0);
  reportMeasurement(
    'seats',
    `${ROUNDS} turns, 500 parties each: ${accepted} accepted, all seated, and no refused party could have been`,
  );
});
