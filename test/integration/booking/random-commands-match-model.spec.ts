import {
  compareWithModel,
  startSmallRestaurant,
} from '#test/support/model-based/compare-with-model.ts';
import type { RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startSmallRestaurant();
});
afterAll(() => app.stop());

// `npm run attack` runs more commands.
it('matches the model of the reservation list after random commands', async () => {
  const executed = await compareWithModel(app, { runs: 6, longest: 80, atLeast: 100 });
  expect(executed).toBeGreaterThanOrEqual(100);
});
