import { expectSeatsForEveryone, runSeatRaces } from '#test/support/drivers/race-for-seats.ts';

/** `npm run attack` runs more rounds. */
const ROUNDS = 3;

it(`seats all accepted parties and refuses only parties that do not fit, in ${ROUNDS} rounds of 500 requests`, async () => {
  expectSeatsForEveryone(await runSeatRaces(ROUNDS));
});
