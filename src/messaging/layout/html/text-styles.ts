import type { CSSProperties } from 'react';
import { color, sans, serif } from './colors-and-fonts.ts';

const pixels = (fontSize: number, lineHeight: number) => ({
  fontSize: `${fontSize}px`,
  lineHeight: `${lineHeight}px`,
});

export const sansText = (fontSize: number, lineHeight: number): CSSProperties => ({
  fontFamily: sans,
  ...pixels(fontSize, lineHeight),
  color: color.text,
});

export const serifText = (fontSize: number, lineHeight: number): CSSProperties => ({
  fontFamily: serif,
  ...pixels(fontSize, lineHeight),
  fontWeight: 600,
  color: color.text,
});

export const mutedText = (fontSize: number, lineHeight: number): CSSProperties => ({
  ...sansText(fontSize, lineHeight),
  fontWeight: 400,
  color: color.mutedText,
});
