import { drawBulb, glowSprite, lit } from '../dusk-sky-and-lights.mjs';

const GLOW = 64;

/** Bulbs on a line that sags between two points. */
export const stringLights = (pen, [x, y], [toX, toY], sag, count) => {
  const at = (t) => [x + (toX - x) * t, y + (toY - y) * t + Math.sin(Math.PI * t) * sag];
  pen.strokeStyle = '#0A1030';
  pen.lineWidth = 3.4;
  pen.beginPath();
  for (let i = 0; i <= 40; i++) pen.lineTo(...at(i / 40));
  pen.stroke();
  const glow = glowSprite(GLOW, '#F6B04E', '#FFF2C4');
  for (let i = 0; i < count; i++) {
    const [bx, by] = at((i + 0.5) / count);
    lit(pen, 0.85, () => pen.drawImage(glow, bx - GLOW, by + 18 - GLOW));
    drawBulb(pen, bx, by, 1.15, 0.9, 15);
  }
};
