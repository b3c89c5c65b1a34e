import { apart, fill, Path2D } from '../ink/canvas-primitives.mjs';
import { ficodindia } from './motifs/ficodindia.mjs';
import { girale } from './motifs/girale.mjs';
import { limone } from './motifs/limone.mjs';
import { melagrana } from './motifs/melagrana.mjs';
import { rosone } from './motifs/rosone.mjs';
import { scacchi } from './motifs/scacchi.mjs';
import { sole } from './motifs/sole.mjs';
import { spiga } from './motifs/spiga.mjs';
import { stella } from './motifs/stella.mjs';
import { SCHEMES } from './schemes.mjs';

export const MOTIFS = {
  stella,
  melagrana,
  spiga,
  rosone,
  limone,
  scacchi,
  girale,
  sole,
  ficodindia,
};

const UNTURNED = [1, 0, 0, 1, 0, 0];
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const turnsOf = ({ once, mirror }) => {
  if (once) return [UNTURNED];
  return QUARTERS.flatMap(([cos, sin]) => [
    [cos, sin, -sin, cos, 0, 0],
    ...(mirror ? [[sin, cos, cos, -sin, 0, 0]] : []),
  ]);
};

export const tileStrokes = (motif, scheme) =>
  MOTIFS[motif].flatMap(([data, colour, how = {}]) =>
    turnsOf(how).map((turn) => ({
      data,
      turn,
      fill: colour && SCHEMES[scheme][colour],
      line: how.line && SCHEMES[scheme][how.line],
      width: how.width,
      ring: how.ring,
      opacity: how.opacity,
    })),
  );

export const paintTile = (pen, motif, scheme, x, y, size) =>
  apart(pen, () => {
    pen.translate(x + size / 2, y + size / 2);
    pen.scale(size / 100, size / 100);
    pen.beginPath();
    pen.rect(-50, -50, 100, 100);
    pen.clip();
    pen.fillStyle = SCHEMES[scheme].bg;
    pen.fillRect(-50, -50, 100, 100);
    for (const each of tileStrokes(motif, scheme)) paintStroke(pen, each);
  });

const paintStroke = (pen, { data, turn, fill: colour, line, width, ring, opacity = 1 }) =>
  apart(pen, () => {
    pen.transform(...turn);
    pen.globalAlpha = opacity;
    const path = new Path2D(data);
    if (colour && ring) {
      pen.fillStyle = colour;
      pen.fill(path, 'evenodd');
    } else if (colour) fill(pen, colour, path);
    if (!line) return;
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.stroke(path);
  });
