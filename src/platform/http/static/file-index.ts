import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type ServedFile = {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly etag: string;
  readonly modified: Date;
  readonly variants: Readonly<
    Partial<Record<Coding, { readonly path: string; readonly size: number }>>
  >;
};

export const CODINGS = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof CODINGS;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const toServedFile = (path: string, sizes: ReadonlyMap<string, number>): ServedFile => {
  const { size, mtime } = statSync(path);
  const variants = Object.entries(CODINGS).flatMap(([coding, ending]) =>
    sizes.has(path + ending)
      ? [[coding, { path: path + ending, size: sizes.get(path + ending)! }]]
      : [],
  );
  return {
    path,
    size,
    type: TYPES[extname(path)]!,
    modified: mtime,
    variants: Object.fromEntries(variants) as ServedFile['variants'],
    etag: `"${size.toString(36)}-${Math.floor(mtime.getTime()).toString(36)}"`,
  };
};

/** Indexes files by URL path. Only indexed files are served, which prevents path traversal. */
export const indexFiles = (root: string): ReadonlyMap<string, ServedFile> => {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = new Map(paths.map((path) => [path, statSync(path).size]));
  const mayBeServed = (path: string) =>
    extname(path) in TYPES &&
    !relative(root, path)
      .split(sep)
      .some((part) => part.startsWith('.'));
  return new Map(
    paths
      .filter(mayBeServed)
      .map((path) => [`/${relative(root, path).split(sep).join('/')}`, toServedFile(path, sizes)]),
  );
};
