import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from './dependency-rules.cjs';

/**
 * Runs dependency-cruiser on the tree under `root`. Returns the broken rules, each with its first
 * forbidden import.
 */
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
