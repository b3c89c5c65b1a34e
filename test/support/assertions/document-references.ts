import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Repository = {
  readonly exists: (path: string) => boolean;
  readonly scripts: readonly string[];
};

const PATH = /(?<![\w./:@#-])(?:src|web|test|docs)\/[\w./{},*<>-]*[\w}*/]/g;
const COMMAND = /\bnpm (?:run (?:-s )?([\w:-]*\w)|(test|start)\b)/g;

const isPlaceholder = (path: string): boolean => path.includes('<');

const expandBraces = (path: string): string[] => {
  const [whole, before, list, after] = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path) ?? [];
  if (!whole) return [path];
  return list!.split(',').flatMap((part) => expandBraces(`${before}${part}${after}`));
};

const matchesAny = (pattern: string): boolean => {
  const [folder = ''] = pattern.split('/');
  const expression = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) =>
    new RegExp(`^${expression}$`).test(join(folder, name)),
  );
};

const isMissing = (path: string, { exists }: Repository): boolean =>
  path.includes('*') ? !matchesAny(path) : !exists(path);

const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** Finds paths, links and npm scripts that a document names but the repository does not have. */
export const findMissingReferences = (
  document: string,
  text: string,
  repository: Repository,
): string[] => {
  const links = [...text.matchAll(LINK)].map(([, target]) => join(dirname(document), target!));
  const paths = [...text.replaceAll(LINK, ']').matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => !isPlaceholder(path));
  const commands = [...text.matchAll(COMMAND)].map(([, run, plain]) => run ?? plain!);
  return [
    ...[...links, ...paths].flatMap(expandBraces).filter((path) => isMissing(path, repository)),
    ...commands
      .filter((name) => !repository.scripts.includes(name))
      .map((name) => `npm run ${name}`),
  ];
};

const markdownBelow = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && isWanted(name))
    .map((name) => join(folder, name));

export const listDocuments = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  ...markdownBelow('docs', () => true),
  ...markdownBelow('src', (name) => name.endsWith('README.md')),
];
