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

it('whatever guests and staff do, the house answers and shows what a book of a few lines would; npm run attack plays longer', async () => {
  expect(await compareWithModel(app, { runs: 6, longest: 80 })).toBeGreaterThan(100);
});
