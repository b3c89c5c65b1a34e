import { z } from 'zod';

/** Plain digits: no sign but a minus, no exponent, no hexadecimal, no spaces. */
const DIGITS = /^-?\d{1,15}$/;

/** A query string and a form have digits where JSON has a number. Negative zero becomes zero. */
const parseDigits = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 0;
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) + 0 : value;
};

type Range = {
  readonly min: number;
  readonly max?: number;
  readonly tooSmall?: string;
  readonly tooLarge?: string;
};

/**
 * A whole number, as a JSON number or as plain digits; nothing else counts as one.
 *
 * @param message said of what is no number, and of what is out of range unless `tooSmall` or `tooLarge` is given
 */
export const wholeNumber = (
  message: string,
  { min, max = Number.MAX_SAFE_INTEGER, tooSmall = message, tooLarge = message }: Range,
) => z.preprocess(parseDigits, z.int(message).min(min, tooSmall).max(max, tooLarge));
