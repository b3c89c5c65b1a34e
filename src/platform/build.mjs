// Plain JavaScript: this runs before anything is built. Writes dist/client, dist/ssr and dist/server.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'dist', 'built');
const ENTRIES = ['server', 'worker', 'cli'];

const filesIn = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const newest = () => Math.max(...[...filesIn(join(root, 'src')), ...filesIn(join(root, 'web')), join(root, 'package.json')]
  .map((file) => statSync(file).mtimeMs));

const isStale = () => {
  try {
    return Number(readFileSync(stamp, 'utf8')) < newest();
  } catch {
    return true;
  }
};

const buildWeb = async () => {
  const { build } = await import('vite');
  const configFile = join(root, 'web/vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.tsx' } });
};

const buildServer = async () => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root, entryPoints: ENTRIES.map((name) => `src/${name}.ts`), outdir: 'dist/server', bundle: true, splitting: true,
    platform: 'node', format: 'esm', target: 'node20', packages: 'external', sourcemap: true, logLevel: 'warning',
  });
};

const buildAll = async () => {
  const asOf = newest();
  process.env['NODE_ENV'] = 'production';
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await buildWeb();
  await buildServer();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, String(asOf));
};

/** Builds everything when something changed since the last build; in a process of its own, whose memory then is free again. */
export const buildIfStale = () => {
  if (!isStale()) return;
  process.stdout.write('  Preparo il sito (solo la prima volta, o dopo una modifica)…\n');
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAll();
