import { z } from 'zod';

const DIGITS = /^-?\d{1,15}$/;

/** Converts digits to a number. Adding 0 turns negative zero, which is valid in JSON, into zero. */
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

export const wholeNumber = (
  message: string,
  { min, max = Number.MAX_SAFE_INTEGER, tooSmall = message, tooLarge = message }: Range,
) => z.preprocess(parseDigits, z.int(message).min(min, tooSmall).max(max, tooLarge));
