/**
 * Returns the number of rounds of a race or runs of a property. `npm run test:nightly` runs all,
 * other commands a quarter.
 */
export const countRounds = (full: number): number =>
  process.env['TEST_ROUNDS'] === 'all' ? full : Math.ceil(full / 4);
