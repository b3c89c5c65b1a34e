import { sendBadInputs } from '#test/quality/attack/support/send-bad-inputs.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

/** 400 inputs are enough to reach every operation in every role. `npm run attack` sends 9,000. */
const INPUTS = { count: 400, seed: 7 };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  app.app.silent = true;
});
afterAll(() => app.stop());

it('rejects bad inputs to every operation in the right language, and changes nothing', async () => {
  expect(await sendBadInputs(app, INPUTS)).toEqual([]);
});
