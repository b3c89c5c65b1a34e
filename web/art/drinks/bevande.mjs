import { sheet } from '../ink/canvas-primitives.mjs';
import { bottle } from './bottle.mjs';
import { longDrink, shortDrink, spritz } from './glasses.mjs';

export const bevande = () => {
  const { canvas, pen } = sheet(1000);
  bottle(pen, 196, {
    height: 600,
    width: 140,
    neck: 50,
    shoulder: 0.3,
    glass: ['#8A4A1E', '#F0B060', '#3A180E'],
    cap: ['#E9C46A', '#8A5A1E'],
    label: { tile: 'spiga', below: 0.3, tall: 0.3 },
  });
  longDrink(pen, 800);
  spritz(pen, 470);
  shortDrink(pen, 648);
  return canvas;
};
