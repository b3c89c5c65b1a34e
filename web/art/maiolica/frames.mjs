import { P, rgba } from '../ink/palette.mjs';

const scooped = (x, y, w, h, r) =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 0 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 0 ${x + w - r} ${y + h}` +
  `H${x + r}A${r} ${r} 0 0 0 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 0 ${x + r} ${y}Z`;

const panel = ({ fill, edge, line, size, radius, inset = 7 }) => {
  const outer = `<path d="${scooped(0.5, 0.5, size - 1, size - 1, radius)}" fill="${fill}"${edge ? ` stroke="${edge}"` : ''}/>`;
  const inner = `<path d="${scooped(inset, inset, size - 2 * inset, size - 2 * inset, radius)}" fill="none" stroke="${line}" stroke-width="1.2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${outer}${line ? inner : ''}</svg>`;
};

const card = (fill, line) => panel({ fill, line, size: 72, radius: 16 });
const button = (fill, edge) => panel({ fill, edge, size: 40, radius: 8 });
const CLEAR = 'rgba(255,255,255,0)';

/**
 * SVG frames for the CSS property `border-image`, whose slice must be 24 for cards and 12 for
 * buttons.
 */
export const FRAMES = {
  'frame-card-latte': card(P.latte, 'rgba(28,63,143,.28)'),
  'frame-card-smalto': card(P.smalto, 'rgba(28,63,143,.30)'),
  'frame-card-zolfo': card(P.zolfo, 'rgba(18,36,79,.38)'),
  'frame-card-notte': card(P.notte2, 'rgba(169,203,224,.35)'),
  'frame-card-cobalto': card(P.cobalto, 'rgba(251,245,230,.35)'),
  'frame-card-cotto': card(P.cotto, 'rgba(251,245,230,.4)'),
  'frame-card-sabbia': card(P.sabbia, 'rgba(28,63,143,.22)'),
  'btn-zolfo': button(P.zolfo),
  'btn-cobalto': button(P.cobalto),
  'btn-melagrana': button(P.melagrana),
  'btn-rame': button(P.rame),
  'btn-ghost': button(rgba(P.notte, 0.52), rgba(P.smalto, 0.85)),
  'btn-ghostm': button(rgba(P.notte, 0.72), rgba(P.smalto, 0.9)),
  'btn-no': button(CLEAR, P.mattone),
  'btn-line': button(CLEAR, P.cobalto),
};
