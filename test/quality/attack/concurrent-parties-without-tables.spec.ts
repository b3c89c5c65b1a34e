import { expectSeatsForEveryone, runSeatRaces } from '#test/support/drivers/race-for-seats.ts';
import { reportMeasurement } from './support/measurement-report.ts';

const ROUNDS = 20;

it(`${ROUNDS} times 500 parties ask for a turn without a table: every accepted party has one, and no refused party could`, async () => {
  const races = await runSeatRaces(ROUNDS);
  expectSeatsForEveryone(races);
  const accepted = races.reduce((sum, { answers }) => sum + answers[201]!, 0);
  reportMeasurement(
    'seats',
    `${ROUNDS} turns, 500 parties each: ${accepted} accepted, all seated, and no refused party could have been`,
  );
});
