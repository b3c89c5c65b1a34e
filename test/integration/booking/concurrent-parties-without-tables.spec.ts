import { expectSeatsForEveryone, runSeatRaces } from '#test/support/drivers/race-for-seats.ts';

const ROUNDS = 3;

it(`${ROUNDS} times 500 parties ask for a turn without a table: every accepted party has one, and no refused party could; npm run attack runs longer`, async () => {
  expectSeatsForEveryone(await runSeatRaces(ROUNDS));
});
