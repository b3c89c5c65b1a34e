import { sheet } from '../ink/canvas-primitives.mjs';
import { beerGlass } from './beer-glass.mjs';
import { longDrink, shortDrink, spritz } from './glasses.mjs';

export const bevande = () => {
  const { canvas, pen } = sheet(1000);
  beerGlass(pen, 180, { height: 500, width: 196, beer: ['#EDA82A', '#FFE48A', '#B0661A'] });
  longDrink(pen, 800);
  spritz(pen, 470);
  shortDrink(pen, 648);
  return canvas;
};
