import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InlinePicture } from './inline-picture.ts';

const readPicture = (cid: string): InlinePicture => ({
  filename: `${cid}.png`,
  cid,
  content: readFileSync(resolve('web/public/brand', `mail-${cid}.png`)),
});

/** Reads the two pictures of every mail. The HTML refers to them by their content ids. */
export const readMailPictures = (): readonly InlinePicture[] => [
  readPicture('frieze'),
  readPicture('emblem'),
];
