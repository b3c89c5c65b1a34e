import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config.ts';
import { createFile, createFileIfMissing } from '../files/atomic-file.ts';
import type { ServerUser } from './server-user.ts';

const changeOwner = (path: string, { uid, gid }: ServerUser) => {
  if (uid !== undefined) chownSync(path, uid, gid!);
};

const THROWAWAY_PASSWORD = 'throwaway';
const PASSWORD_BYTES = 24;
const PASSWORD_LENGTH = 32;
const passwordFile = (dir: string) => `${dir}.password`;

export const readOrCreatePassword = (dir: string, throwaway: boolean): string => {
  mkdirSync(dirname(dir), { recursive: true });
  if (throwaway) return THROWAWAY_PASSWORD;
  const file = passwordFile(dir);
  const isComplete = statSync(file, { throwIfNoEntry: false })?.size === PASSWORD_LENGTH;
  if (!isComplete && existsSync(dir))
    throw new ConfigError(
      `DATA_DIR holds a database whose password file ${file} is missing or cut short: restore it from your copy.`,
    );
  if (!isComplete) rmSync(file, { force: true });
  createFileIfMissing(file, () => randomBytes(PASSWORD_BYTES).toString('base64url'));
  return readFileSync(file, 'utf8');
};

const runInitdb = (
  initdb: string,
  dir: string,
  password: string,
  owner: ServerUser,
  throwaway: boolean,
  env: NodeJS.ProcessEnv,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-init-'));
  const file = join(folder, 'password');
  createFile(file, `${password}\n`);
  changeOwner(folder, owner);
  changeOwner(file, owner);
  try {
    execFileSync(
      initdb,
      [
        `--pgdata=${dir}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${file}`,
        '--encoding=UTF8',
        '--locale=C',
        ...(throwaway ? ['--no-sync'] : []),
      ],
      { ...owner, env, cwd: '/', stdio: 'pipe' },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Runs initdb in a draft folder and renames it afterwards, so an interrupted start leaves no
 * partial cluster.
 */
export const ensureCluster = (
  initdb: string,
  dir: string,
  password: string,
  owner: ServerUser,
  throwaway: boolean,
  env: NodeJS.ProcessEnv,
): void => {
  if (existsSync(dir)) return;
  const draft = `${dir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  changeOwner(draft, owner);
  chmodSync(draft, 0o700);
  runInitdb(initdb, draft, password, owner, throwaway, env);
  renameSync(draft, dir);
};
