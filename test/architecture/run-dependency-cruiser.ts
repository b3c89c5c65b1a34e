import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from './dependency-rules.cjs';

/** The rules that the tree under `root` breaks, each with its first trespasser. */
export const findBrokenRules = async (root: string): Promise<Map<string, string>> => {
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(['src', 'web'], {
    ...options,
    baseDir: root,
    ruleSet,
    validate: true,
  });
  const { violations } = (output as ICruiseResult).summary;
  return new Map(violations.map(({ rule, from, to }) => [rule.name, `${from} → ${to}`]));
};

export const ruleNames: readonly string[] = rules.forbidden.map(({ name }) => name);
