/**
 * Search, request, accept, reject, move, close, reopen, retire, delete: random evenings on the real API and PostgreSQL against a small model
 * (test/support/model). `ATTACK_EVENINGS`: how many (default 20), of at most 80 steps each.
 */
import { holdToModel, startSmallHouse } from '#test/support/model/hold-to-model.ts';
import type { RunningApp } from '#test/support/running-app.ts';
import { figure } from './support/figures.ts';

const EVENINGS = Number(process.env['ATTACK_EVENINGS'] ?? 20);

let app: RunningApp;
beforeAll(async () => {
  app = await startSmallHouse();
});
afterAll(() => app.stop());

it('random evenings never part from the model', async () => {
  const steps = await holdToModel(app, { runs: EVENINGS, longest: 80 });
  figure(
    'model',
    `${EVENINGS} evenings, ${steps} steps, each followed by a search: answers and availability equal to the model, read models equal to the replayed log`,
  );
  expect(steps).toBeGreaterThan(EVENINGS * 5);
}, 240_000);
