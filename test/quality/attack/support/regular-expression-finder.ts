import ts from 'typescript';
import { z } from 'zod';
import { operations } from '#test/support/assertions/api-contract.ts';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';

export type RegularExpression = {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
};

const split = (literal: string) => {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
};

const literalsOf = (path: string, text: string): RegularExpression[] => {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ESNext,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: RegularExpression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ ...split(node.text), where: path });
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
};

const patternsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
};

/** Regular expressions in the API contracts, which zod applies to every request. */
const contractPatterns = (): RegularExpression[] =>
  operations.flatMap(({ name, params, query, body }) =>
    [params, query, body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) =>
        patternsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
      )
      .map((source) => ({ source, flags: '', where: `contract of ${name}` })),
  );

/**
 * Source files that run only during the build, so attackers cannot reach their regular expressions.
 */
const AT_BUILD = /^(web\/art\/|web\/vite[\w.-]+\.ts|src\/platform\/build\.mjs)/;

export const findRegularExpressions = (): RegularExpression[] => {
  const all = [
    ...readSourceFiles('src', 'web')
      .filter(({ path }) => !AT_BUILD.test(path))
      .flatMap(({ path, text }) => literalsOf(path, text)),
    ...contractPatterns(),
  ];
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
};
