import { environmentSchema } from '../platform/config.ts';
import { warningOn, type Problem } from '../platform/problem.ts';
import type { Check } from './check.ts';

const KNOWN = Object.keys(environmentSchema.shape);
const SHORTEST = 5;
const LONG = 9;

/** Levenshtein distance. */
const editDistance = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++)
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[right.length]!;
};

const firstWord = (name: string): string => name.split('_')[0]!;

/** More letters may differ where the first word is one of ours: TRUSTED_PROXY, ADMIN_USER. */
const maxDistance = (name: string, known: string): number => {
  if (name.includes('_') && firstWord(name) === firstWord(known)) return name.length < LONG ? 2 : 4;
  return name.length < LONG ? 1 : 2;
};

const closest = (name: string): string | null => {
  const near = KNOWN.map((known) => ({ known, distance: editDistance(name, known) })).filter(
    ({ known, distance }) => distance <= maxDistance(name, known),
  );
  return near.sort((one, other) => one.distance - other.distance)[0]?.known ?? null;
};

/** A misspelt variable has no effect, and nothing else would say so. */
export const checkSpelling: Check = ({ environment }) =>
  Object.keys(environment).flatMap((name): Problem[] => {
    if (name.length < SHORTEST || KNOWN.includes(name)) return [];
    const meant = closest(name.toUpperCase());
    return meant
      ? [
          warningOn(
            name,
            `is not a variable of the product and has no effect: did you mean ${meant}?`,
          ),
        ]
      : [];
  });
