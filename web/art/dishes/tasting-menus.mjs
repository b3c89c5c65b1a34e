import { P } from '../ink/palette.mjs';
import { TAU } from '../ink/random-and-math.mjs';
import { candleFromAbove, glassFromAbove, layTable } from '../plates/table-from-above.mjs';
import { SIDE } from '../plates/plate.mjs';
import { agnello } from './agnello.mjs';
import { arancine } from './arancine.mjs';
import { bruschette } from './bruschette.mjs';
import { busiate } from './busiate.mjs';
import { cannoli } from './cannoli.mjs';
import { caponata } from './caponata.mjs';
import { cassata } from './cassata.mjs';
import { cassatelle } from './cassatelle.mjs';
import { cavati } from './cavati.mjs';
import { gelo } from './gelo.mjs';
import { grigliata } from './grigliata.mjs';
import { involtini } from './involtini.mjs';
import { maccu } from './maccu.mjs';
import { panelle } from './panelle.mjs';
import { pastaAlForno } from './pasta-al-forno.mjs';
import { primosale } from './primosale.mjs';
import { risottoMelagrana } from './risotto-melagrana.mjs';
import { salsiccia } from './salsiccia.mjs';
import { sarde } from './sarde.mjs';
import { tagliere } from './tagliere.mjs';

const RED = ['#8E1630', '#E0524A', '#3E0820'];
const WHITE = ['#E7B94A', '#FFF0B0', '#A8701E'];
const ORANGE_JUICE = ['#EE7A2C', '#FFC06A', '#A8381A'];
const CLOTHS = {
  cobalto: {
    base: P.cobalto,
    light: P.cobalto2,
    dark: P.notte2,
    thread: P.paglia,
    second: P.celeste,
    shadow: P.notte,
  },
  cotto: {
    base: P.cotto,
    light: P.corallo,
    dark: P.mattone,
    thread: P.paglia,
    second: P.smalto,
    shadow: P.prugna,
  },
  rame: {
    base: P.rame,
    light: P.rame2,
    dark: P.bosco,
    thread: P.zolfo,
    second: P.salvia,
    shadow: P.bosco,
  },
  melagrana: {
    base: P.melagrana,
    light: '#C2384C',
    dark: P.vino,
    thread: P.zolfo,
    second: P.pesca,
    shadow: P.prugna,
  },
};
const PLATE = 0.37;
const RING = 284;

const tableFor = (clothName, dishes, drinks, scale) => {
  const { canvas, pen, cx, cy } = layTable(CLOTHS[clothName], scale);
  dishes.forEach((draw, i) => {
    const angle = (i / dishes.length) * TAU - TAU / 4;
    const [x, y] = [cx + Math.cos(angle) * RING, cy + Math.sin(angle) * RING];
    const half = (SIDE * PLATE) / 2;
    pen.drawImage(draw(PLATE * scale), x - half, y - half, half * 2, half * 2);
  });
  candleFromAbove(pen, cx + 2, cy - 54, 34);
  glassFromAbove(pen, cx - 56, cy + 30, 46, drinks[0]);
  glassFromAbove(pen, cx + 58, cy + 34, 46, drinks[1]);
  return canvas;
};

export const menuTerra = (scale = 1) =>
  tableFor('cobalto', [arancine, tagliere, cavati, salsiccia, cassatelle], [RED, RED], scale);
export const menuBrace = (scale = 1) =>
  tableFor('cotto', [bruschette, pastaAlForno, grigliata, involtini, cannoli], [RED, RED], scale);
export const menuOrto = (scale = 1) =>
  tableFor('rame', [panelle, caponata, maccu, busiate, gelo], [ORANGE_JUICE, ORANGE_JUICE], scale);
export const menuFesta = (scale = 1) =>
  tableFor(
    'melagrana',
    [primosale, sarde, risottoMelagrana, agnello, cassata],
    [WHITE, WHITE],
    scale,
  );
