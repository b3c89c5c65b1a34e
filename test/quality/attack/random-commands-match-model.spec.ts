/**
 * Sends random commands (search, book, accept, move, close …) to the real API and compares the
 * responses with a model. `ATTACK_EVENINGS` sets the number of sequences (default 20), each of at
 * most 80 commands.
 */
import {
  compareWithModel,
  startSmallRestaurant,
} from '#test/support/model-based/compare-with-model.ts';
import type { RunningApp } from '#test/support/fixtures/running-app.ts';
import { reportMeasurement } from './support/measurement-report.ts';

const EVENINGS = Number(process.env['ATTACK_EVENINGS'] ?? 20);

let app: RunningApp;
beforeAll(async () => {
  app = await startSmallRestaurant();
});
afterAll(() => app.stop());

it('matches the model after every random command', async () => {
  const steps = await compareWithModel(app, { runs: EVENINGS, longest: 80, atLeast: EVENINGS * 5 });
  reportMeasurement(
    'model',
    `${EVENINGS} evenings, ${steps} steps, each followed by a search: answers and availability equal to the model, read models equal to the replayed log`,
  );
  expect(steps).toBeGreaterThanOrEqual(EVENINGS * 5);
});
