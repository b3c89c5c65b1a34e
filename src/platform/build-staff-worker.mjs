/** This file is plain JavaScript, because the build runs it before TypeScript is compiled. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The offline page of the service worker. One URL suffices, because all pages of the staff area
 * have the same HTML.
 */
const PAGE = '/admin/tonight';
/**
 * Modules of the staff area, its notifications and its Italian messages. The build includes their
 * imports too.
 */
const STAFF_MODULE =
  /^app\/admin\/|^features\/staff\/LoginPage|^shared\/(ui\/feedback\/ToastStack|i18n\/\w+\/it\.json$)/;
/**
 * Modules that import all pages lazily. The build ignores their lazy imports, because most pages
 * are not of the staff area.
 */
const LISTS_OF_PAGES = new Set(['index.html', 'app/admin/adminScreens.tsx']);
/** Folders with pictures and fonts that the staff area uses. Their file names contain no hash. */
const FOLDERS = ['fonts', 'art/frames'];
const FILES = ['art/tiles/grain.png', 'brand/emblem.svg', 'brand/emblem-night.svg'];
const COMPRESSED = /\.(br|gz)$/;

/** Lists the chunks of the staff area from the manifest that Vite wrote. */
const listChunks = (manifest) => {
  const found = new Set();
  const add = (key) => {
    if (found.has(key)) return;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    [...imports, ...(LISTS_OF_PAGES.has(key) ? [] : dynamicImports)].forEach(add);
  };
  ['index.html', ...Object.keys(manifest).filter((key) => STAFF_MODULE.test(key))].forEach(add);
  return [...new Set([...found].map((key) => manifest[key].file))].sort();
};

const hashFile = (path) =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/**
 * Lists the URLs that the service worker stores. A URL without a hash in its name gets a revision,
 * so the browser notices a new version.
 */
const listPrecache = (client) => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(client, folder)).map((name) => `${folder}/${name}`),
  ).filter((name) => !COMPRESSED.test(name));
  return [
    { url: PAGE, revision: hashFile(join(client, 'index.html')) },
    ...listChunks(manifest).map((file) => ({ url: `/${file}`, revision: null })),
    ...[...inFolders, ...FILES].map((file) => ({
      url: `/${file}`,
      revision: hashFile(join(client, file)),
    })),
  ];
};

/** Bundles `web/staff-worker.ts` into one script at the root of the site. */
export const buildStaffWorker = async (root) => {
  const { build } = await import('esbuild');
  const client = join(root, 'dist', 'client');
  await build({
    absWorkingDir: root,
    entryPoints: ['web/staff-worker.ts'],
    outfile: 'dist/client/staff-worker.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      __PRECACHE__: JSON.stringify(listPrecache(client)),
      'process.env.NODE_ENV': '"production"',
    },
  });
};
