/**
 * Makes dist/ from src/ and web/: the browser's files, the page renderer and the three programs. `node
 * src/platform/build.mjs` builds; `isStale` tells whether that is needed. The stamp is written last, so a build cut
 * short is never taken for a whole one.
 */
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join(root, 'dist', '.built');
const SOURCES = ['src', 'web', 'package-lock.json'];
const PROGRAMS = ['server', 'worker', 'cli'];

/** Folders count too: removing or renaming a file changes its folder's time. */
const newest = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
};

/** Whether dist/ is missing or older than what it is made from. Without sources, what is there is all there is. */
export const isStale = () => {
  if (!existsSync(STAMP)) return true;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.map((name) => join(root, name)).filter(existsSync).some((path) => newest(path) > built);
};

const buildWeb = async () => {
  const { build } = await import('vite');
  const configFile = join(root, 'web', 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.tsx' } });
};

const buildPrograms = async () => {
  const { build } = await import('esbuild');
  rmSync(join(root, 'dist', 'server'), { recursive: true, force: true });
  await build({
    absWorkingDir: root, entryPoints: PROGRAMS.map((name) => `src/${name}.ts`), outdir: 'dist/server', logLevel: 'warning',
    bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: true,
  });
};

const build = async () => {
  const began = Date.now();
  rmSync(STAMP, { force: true });
  await buildWeb();
  await buildPrograms();
  // What changed while we were building is newer than the stamp, and so is built next time.
  writeFileSync(STAMP, new Date(began).toISOString());
  utimesSync(STAMP, new Date(began), new Date(began));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = 'production';
  await build();
}
