/**
 * Returns the number of rounds of a race or runs of a property. `npm run test:full` runs all, `npm
 * test` and single files a quarter.
 */
export const countRounds = (full: number): number =>
  process.env['TEST_ROUNDS'] === 'all' ? full : Math.ceil(full / 4);
