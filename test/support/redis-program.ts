import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type RedisProgram = { readonly path: string; /** Where the libraries unpacked beside it are. */ readonly libraries?: string };

/** Debian's server and every library it loads. */
const PACKAGES = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblua5.1-0', 'liblzf1', 'lua-cjson', 'lua-bitop'];
const CACHE = resolve('node_modules/.cache/redis');
const PATIENCE = { timeout: 60_000 };

const WHAT_TO_DO = 'The tests need a real Redis: put `redis-server` on the PATH (or, on Debian, let `apt-get download` reach its archive).';

const onPath = (): string | null =>
  (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file)) ?? null;

const unpacked = (root: string): RedisProgram | null => {
  const path = join(root, 'usr/bin/redis-server');
  if (!existsSync(path)) return null;
  const libraries = readdirSync(join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu')).map((name) => join(root, 'usr/lib', name));
  return { path, libraries: libraries.join(':') };
};

/** Package lists of our own, for a machine whose own are empty and for users who may not write those. */
const ownLists = async (folder: string): Promise<string[]> => {
  const [lists, cache] = [join(folder, 'lists'), join(folder, 'archives')];
  for (const path of [lists, cache]) mkdirSync(join(path, 'partial'), { recursive: true });
  const options = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${folder}`, '-o', `Dir::Cache::archives=${cache}`, '-o', 'APT::Sandbox::User='];
  await run('apt-get', [...options, 'update'], PATIENCE);
  return options;
};

const download = async (folder: string) => {
  const fetch = (options: readonly string[]) => run('apt-get', [...options, 'download', ...PACKAGES], { ...PATIENCE, cwd: folder });
  try {
    await fetch([]);
  } catch {
    await fetch(await ownLists(folder));
  }
};

/** Unpacks Debian's packages under node_modules/.cache, without root and without touching the system. */
const fromDebian = async (): Promise<RedisProgram | null> => {
  const found = unpacked(CACHE);
  if (found) return found;
  mkdirSync(resolve('node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(`${CACHE}-`);
  try {
    await download(folder);
    const packages = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    for (const name of packages) await run('dpkg-deb', ['-x', join(folder, name), join(folder, 'root')], PATIENCE);
    // Whole or not at all; another worker may have been faster.
    if (!existsSync(CACHE)) renameSync(join(folder, 'root'), CACHE);
    return unpacked(CACHE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @throws Error that says what to do */
export const redisProgram = async (): Promise<RedisProgram> => {
  const installed = onPath();
  if (installed) return { path: installed };
  const found = await fromDebian().catch((error: unknown) => { throw new Error(WHAT_TO_DO, { cause: error }); });
  if (!found) throw new Error(WHAT_TO_DO);
  return found;
};
