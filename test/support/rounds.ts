/**
 * Rounds of a race or runs of a property: all with `npm run test:full`, a quarter with `npm test`
 * and for a single file.
 */
export const countRounds = (full: number): number =>
  process.env['TEST_ROUNDS'] === 'all' ? full : Math.ceil(full / 4);
