/**
 * Search, request, accept, reject, move, close, reopen, retire, delete: random evenings on the real API and PostgreSQL against a small model
 * (test/support/model). `ATTACK_EVENINGS`: how many (default 20), of at most 80 steps each.
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

it('random evenings never part from the model', async () => {
  const steps = await compareWithModel(app, { runs: EVENINGS, longest: 80 });
  reportMeasurement(
    'model',
    `${EVENINGS} evenings, ${steps} steps, each followed by a search: answers and availability equal to the model, read models equal to the replayed log`,
  );
  expect(steps).toBeGreaterThan(EVENINGS * 5);
}, 240_000);
