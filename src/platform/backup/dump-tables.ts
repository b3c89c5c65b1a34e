import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import { to } from 'pg-copy-streams';
import { tablePath, type BackupFile, type BackupTable } from './manifest.ts';
import { countRows, listBackupTables } from './backup-tables.ts';

export const writeBackupFile = async (
  folder: string,
  path: string,
  source: Readable,
): Promise<BackupFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
  await pipeline(
    source,
    count,
    createWriteStream(join(folder, path), { mode: 0o600, flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
};

export type Dump = {
  readonly tables: readonly BackupTable[];
  readonly files: readonly BackupFile[];
};

export const dumpTables = async (client: ClientBase, folder: string): Promise<Dump> => {
  const tables: BackupTable[] = [];
  const files: BackupFile[] = [];
  for (const table of await listBackupTables(client)) {
    const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
    const rows = client.query(
      to(`copy public.${client.escapeIdentifier(table.name)} (${columns}) to stdout`),
    );
    files.push(await writeBackupFile(folder, tablePath(table.name), rows));
    tables.push({ ...table, rows: await countRows(client, table.name) });
  }
  return { tables, files };
};

export const withSnapshot = async <Result>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    return await work(client);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
};
