import { arancine } from './arancine.mjs';
import { busiate } from './busiate.mjs';
import { cannoli } from './cannoli.mjs';
import { caponata } from './caponata.mjs';
import { cassata } from './cassata.mjs';
import { granita } from './granita.mjs';
import { grigliata } from './grigliata.mjs';
import { involtini } from './involtini.mjs';
import { norma } from './norma.mjs';
import { panino } from './panino.mjs';

/** Every dish that has a picture: its file is /dishes/NAME-640, and the demo menu calls it by NAME. */
export const DISHES = {
  arancine,
  caponata,
  norma, busiate,
  involtini, grigliata,
  panino,
  cassata, cannoli, granita,
};
