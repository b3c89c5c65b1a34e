/**
 * Fuzzing: sends inputs that violate the API contract to every operation, as guest, administrator
 * and auditor. The server must refuse each in the visitor's language, without a 5xx and without
 * changing the database. The variables `BAD_INPUTS` (default 9,000) and `BAD_INPUTS_SEED` set count
 * and seed.
 */
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { reportMeasurement } from './support/measurement-report.ts';
import { sendBadInputs } from './support/send-bad-inputs.ts';

const COUNT = Number(process.env['BAD_INPUTS'] ?? 9_000);
const SEED = Number(process.env['BAD_INPUTS_SEED'] ?? 20_261_122);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  app.app.silent = true;
});
afterAll(() => app.stop());

it('refuses every invalid input in the language of the visitor and changes nothing', async () => {
  const faults = await sendBadInputs(app, { count: COUNT, seed: SEED });
  reportMeasurement('bad inputs', `${COUNT} with seed ${SEED}: ${faults.length} faults`);
  expect(faults.slice(0, 40)).toEqual([]);
});
