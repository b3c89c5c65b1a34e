import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { inside, sheet } from '../ink/canvas-primitives.mjs';
import { P, rgba } from '../ink/palette.mjs';
import { rect } from '../ink/shapes.mjs';
import { paintTile } from '../maiolica/tile.mjs';

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 46;
const TEXT = { left: 96, widest: 660, line: 570 };

const font = (file, family) =>
  GlobalFonts.registerFromPath(
    fileURLToPath(new URL(`../../public/fonts/${file}.woff2`, import.meta.url)),
    family,
  );
GlobalFonts.registerFromPath(
  fileURLToPath(new URL('./fraunces.woff2', import.meta.url)),
  'Card Title',
);
font('fraunces-italic', 'Card Line');
font('figtree', 'Card Label');

const tiledBorder = (pen) => {
  for (let x = 0, i = 0; x < WIDTH; x += MARGIN, i++)
    for (let y = 0, j = 0; y < HEIGHT; y += MARGIN, j++) {
      const middle =
        x >= MARGIN && x < WIDTH - 2 * MARGIN && y >= MARGIN && y < HEIGHT - 2 * MARGIN;
      if (!middle) paintTile(pen, (i + j) % 2 ? 'stella' : 'limone', 'classica', x, y, MARGIN);
    }
};

const panel = (pen, picture, from) => {
  const [w, h] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  for (const [grow, colour] of [
    [9, P.cobalto],
    [6, P.smalto],
  ]) {
    pen.fillStyle = colour;
    pen.fillRect(MARGIN - grow, MARGIN - grow, w + 2 * grow, h + 2 * grow);
  }
  inside(pen, rect(MARGIN, MARGIN, w, h), () => {
    pen.drawImage(picture, ...from, MARGIN, MARGIN, w, h);
    const scrim = pen.createRadialGradient(190, 190, 60, 250, 210, 700);
    for (const [place, alpha] of [
      [0, 0.8],
      [0.5, 0.6],
      [0.8, 0.24],
      [1, 0],
    ])
      scrim.addColorStop(place, rgba(P.notte, alpha));
    pen.fillStyle = scrim;
    pen.fillRect(MARGIN, MARGIN, w, h);
  });
};

const inTitleHand = (pen, size) => {
  pen.fontVariationSettings = `'wght' 590, 'opsz' ${Math.min(144, size)}`;
  pen.font = `${size}px "Card Title"`;
  pen.letterSpacing = `${(-0.022 * size).toFixed(2)}px`;
};

const inLineHand = (pen, size) => {
  pen.fontVariationSettings = "'wght' 430";
  pen.letterSpacing = '0px';
  pen.font = `${size}px "Card Line"`;
};

const wrap = (pen, text, widest) => {
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * Narrows the text as far as its number of lines allows. Otherwise a single word might remain for
 * the last line.
 */
const balance = (pen, text, widest) => {
  const count = wrap(pen, text, widest).length;
  let narrow = widest;
  while (
    narrow > 80 &&
    wrap(pen, text, narrow - 10).length === count &&
    wrap(pen, text, narrow - 10).every((line) => pen.measureText(line).width <= widest)
  )
    narrow -= 10;
  return wrap(pen, text, narrow);
};

const fitTitle = (pen, title, largest) => {
  for (let size = largest; size > 60; size -= 4) {
    inTitleHand(pen, size);
    const lines = balance(pen, title, TEXT.widest);
    if (lines.length <= 2 && lines.every((line) => pen.measureText(line).width <= TEXT.widest))
      return { size, lines };
  }
  return { size: 60, lines: balance(pen, title, TEXT.widest) };
};

export const shareCard = ({ picture, from, label, title, line, largest = 104 }) => {
  const { canvas, pen } = sheet(WIDTH, HEIGHT);
  tiledBorder(pen);
  panel(pen, picture, from);
  const fitted = fitTitle(pen, title, largest);
  let y = 96 + 16;
  pen.fillStyle = P.zolfo;
  pen.fontVariationSettings = "'wght' 700";
  pen.font = '16px "Card Label"';
  pen.letterSpacing = '2.4px';
  pen.fillText(label.toUpperCase(), TEXT.left, y);
  inTitleHand(pen, fitted.size);
  pen.fillStyle = P.smalto;
  y += 18;
  for (const each of fitted.lines) {
    y += fitted.size * 0.96;
    pen.fillText(each, TEXT.left - 4, y);
  }
  inLineHand(pen, 33);
  pen.fillStyle = P.paglia;
  y += 20;
  for (const each of balance(pen, line, TEXT.line)) {
    y += 44;
    pen.fillText(each, TEXT.left, y);
  }
  return canvas;
};
