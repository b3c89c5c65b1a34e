import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export type ServerUser = { readonly uid?: number; readonly gid?: number };

const USER = 'postgres';
const ANYBODY_MAY_ENTER = 0o001;

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, USER], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** Returns the user `postgres` for root, because PostgreSQL refuses to run as root. */
export const resolveServerUser = (): ServerUser => {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', USER]);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
};

export const assertReachable = (path: string, { uid }: ServerUser): void => {
  if (uid === undefined) return;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if (!(statSync(folder).mode & ANYBODY_MAY_ENTER) && statSync(folder).uid !== uid)
      throw new Error(
        `PostgreSQL runs as the user "${USER}", which may not enter ${folder}: run as an ordinary user, move the project and DATA_DIR elsewhere, or chmod o+x ${folder}.`,
      );
};
