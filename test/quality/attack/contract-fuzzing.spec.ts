/**
 * Bad inputs made from the contracts, to every operation as guest, administrator and auditor: none is accepted, none is answered with
 * 5xx, none changes the database, and every refusal is in the visitor's language. `BAD_INPUTS` (9,000), `BAD_INPUTS_SEED` (20261122).
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

it('of any kind are refused in the right language and change nothing', async () => {
  const faults = await sendBadInputs(app, { count: COUNT, seed: SEED });
  reportMeasurement('bad inputs', `${COUNT} with seed ${SEED}: ${faults.length} faults`);
  expect(faults.slice(0, 40)).toEqual([]);
}, 240_000);
