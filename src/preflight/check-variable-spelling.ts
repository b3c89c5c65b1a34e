import { environmentSchema } from '#src/platform/environment-schema.ts';
import { createWarningProblem, type ConfigProblem } from '#src/platform/config-problem.ts';
import type { PreflightCheck } from './preflight-check-types.ts';

const KNOWN = Object.keys(environmentSchema.shape);
const MIN_CHECKED_LENGTH = 5;
const LONG_NAME_LENGTH = 9;

/** Returns the Levenshtein distance. */
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

/**
 * Returns the maximum edit distance between a misspelt name and a known name. Names with the same
 * first word may differ more, such as `TRUSTED_PROXY` and `TRUSTED_PROXIES`.
 */
const maxDistance = (name: string, known: string): number => {
  if (name.includes('_') && firstWord(name) === firstWord(known))
    return name.length < LONG_NAME_LENGTH ? 2 : 4;
  return name.length < LONG_NAME_LENGTH ? 1 : 2;
};

const findClosestVariable = (name: string): string | null => {
  const near = KNOWN.map((known) => ({ known, distance: editDistance(name, known) })).filter(
    ({ known, distance }) => distance <= maxDistance(name, known),
  );
  return near.sort((one, other) => one.distance - other.distance)[0]?.known ?? null;
};

export const checkVariableSpelling: PreflightCheck = ({ environment }) =>
  Object.keys(environment).flatMap((name): ConfigProblem[] => {
    if (name.length < MIN_CHECKED_LENGTH || KNOWN.includes(name)) return [];
    const meant = findClosestVariable(name.toUpperCase());
    return meant
      ? [
          createWarningProblem(
            name,
            `is not a variable of the product and has no effect: did you mean ${meant}?`,
          ),
        ]
      : [];
  });
