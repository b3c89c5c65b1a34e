import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT = { timeout: 300_000 };

export type Program = {
  readonly path: string;
  readonly libraries?: string;
};

type ProgramRequest = {
  readonly name: string;
  readonly place: 'usr/bin' | 'usr/sbin' | 'usr/share/sqlmap';
  /** Debian packages of the program, and of libraries that a minimal system lacks. */
  readonly packages: readonly string[];
};

const findOnPath = ({ name }: ProgramRequest): string | null =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;

const findUnpacked = (root: string, { name, place }: ProgramRequest): Program | null => {
  const path = join(root, place, name);
  if (!existsSync(path)) return null;
  const lib = join(root, 'usr/lib');
  if (!existsSync(lib)) return { path };
  const libraries = readdirSync(lib)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .map((folder) => join(lib, folder));
  return { path, libraries: libraries.join(':') };
};

/**
 * Downloads package lists into a private folder, because the machine's own lists may be empty or
 * read-only.
 */
const createPackageLists = async (folder: string): Promise<string[]> => {
  const [lists, cache] = [join(folder, 'lists'), join(folder, 'archives')];
  for (const path of [lists, cache]) mkdirSync(join(path, 'partial'), { recursive: true });
  const options = [
    '-o',
    `Dir::State::lists=${lists}`,
    '-o',
    `Dir::Cache=${folder}`,
    '-o',
    `Dir::Cache::archives=${cache}`,
    '-o',
    'APT::Sandbox::User=',
  ];
  await run('apt-get', [...options, 'update'], TIMEOUT);
  return options;
};

const downloadPackages = async (folder: string, packages: readonly string[]) => {
  const fetch = (options: readonly string[]) =>
    run('apt-get', [...options, 'download', ...packages], { ...TIMEOUT, cwd: folder });
  try {
    await fetch([]);
  } catch {
    await fetch(await createPackageLists(folder));
  }
};

/** Unpacks Debian packages below node_modules/.cache, which requires no root rights. */
const downloadFromDebian = async (wanted: ProgramRequest): Promise<Program | null> => {
  const cache = resolve('node_modules/.cache', wanted.name);
  const found = findUnpacked(cache, wanted);
  if (found) return found;
  mkdirSync(resolve('node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(`${cache}-`);
  try {
    await downloadPackages(folder, wanted.packages);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb')))
      await run('dpkg-deb', ['-x', join(folder, name), join(folder, 'root')], TIMEOUT);
    /*
     * Renames the folder, so all files appear in one step. Another test worker may be unpacking the
     * same program.
     */
    if (!existsSync(cache)) renameSync(join(folder, 'root'), cache);
    return findUnpacked(cache, wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Returns a program that npm does not provide, from the PATH or from the Debian archive. Otherwise
 * throws an error that explains the installation.
 */
export const obtainDebianProgram = async (wanted: ProgramRequest): Promise<Program> => {
  const installed = findOnPath(wanted);
  if (installed) return { path: installed };
  const whatToDo = `The tests need a real ${wanted.name}: put it on the PATH (or, on Debian, let \`apt-get download\` reach its archive).`;
  const found = await downloadFromDebian(wanted).catch((error: unknown) => {
    throw new Error(whatToDo, { cause: error });
  });
  if (!found) throw new Error(whatToDo);
  return found;
};
