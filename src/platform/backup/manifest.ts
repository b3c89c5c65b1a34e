import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../files/atomic-file.ts';
import type { Table } from './backup-tables.ts';

const KIND = 'melagrana-backup/1';
const MANIFEST = 'manifest.json';
const MANIFEST_HASH = 'manifest.sha256';

export type BackupFile = { readonly path: string; readonly bytes: number; readonly sha256: string };
export type BackupTable = Table & { readonly rows: number };

/**
 * Describes the contents of a backup. The backup writes it last, so a folder without a manifest is
 * an incomplete backup.
 */
export type Manifest = {
  readonly kind: typeof KIND;
  readonly takenAt: string;
  readonly origin: string;
  readonly position: number;
  readonly hash: string;
  readonly schema: string;
  readonly tables: readonly BackupTable[];
  readonly files: readonly BackupFile[];
};

export const tablePath = (name: string): string => `tables/${name}.copy`;
const PICTURES = 'pictures/';
export const picturePath = (id: string): string => `${PICTURES}${id}`;
export const parsePicturePath = ({ path }: BackupFile): string | null =>
  path.startsWith(PICTURES) ? path.slice(PICTURES.length) : null;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'kind'>): void => {
  const text = `${JSON.stringify({ kind: KIND, ...manifest }, null, 1)}\n`;
  replaceFile(join(folder, MANIFEST), text);
  replaceFile(join(folder, MANIFEST_HASH), `${sha256(text)}  ${MANIFEST}\n`);
};

export const findBackupFolder = (folder: string): string => {
  if (existsSync(join(folder, MANIFEST))) return folder;
  const newest = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, MANIFEST)))
        .sort()
        .at(-1)
    : undefined;
  if (!newest) throw new Error(`Non trovo nessun backup in ${folder}.`);
  return join(folder, newest);
};

const throwDamaged = (path: string): never => {
  throw new Error(
    `Il backup è danneggiato: ${path} non è come fu scritto. Non è stato toccato niente.`,
  );
};

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/**
 * Reads the manifest and verifies all files of the backup. Throws an Error that names the first
 * missing or altered file.
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = readFileSync(join(folder, MANIFEST), 'utf8');
  const storedHash = existsSync(join(folder, MANIFEST_HASH))
    ? readFileSync(join(folder, MANIFEST_HASH), 'utf8')
    : '';
  if (!storedHash.startsWith(sha256(text))) throwDamaged(MANIFEST);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.kind !== KIND)
    throw new Error(`${folder} è un backup di un altro formato (${String(manifest.kind)}).`);
  for (const { path, sha256: expected } of manifest.files)
    if (!existsSync(join(folder, path)) || (await hashFile(join(folder, path))) !== expected)
      throwDamaged(path);
  return manifest;
};
