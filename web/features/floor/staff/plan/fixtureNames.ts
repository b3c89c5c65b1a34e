import type { FixtureWord } from '#web/shared/floor-plan/fixturePlaces.ts';

export const fixtureNames: Record<FixtureWord, string> = {
  window: 'vetrata',
  oven: 'forno',
  fireplace: 'camino',
  entrance: 'ingresso',
  valley: 'valle',
  majolica: 'maioliche',
  cellar: 'cantina',
  stairs: 'scale',
  sunset: 'tramonto',
  pergola: 'pergolato',
  pomegranate: 'melograno',
};
