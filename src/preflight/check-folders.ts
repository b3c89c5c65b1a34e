import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';
import type { PreflightCheck } from './preflight-check-types.ts';

const POSTGRES_MAJOR = '18';
const LOW_DISK_BYTES = 200 * 1_024 * 1_024;

const nearestExisting = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : nearestExisting(dirname(path));

/**
 * Returns the error code of writing a test folder, or null. Root passes permission checks even on a
 * full or read-only disk.
 */
const writeError = (folder: string): string | null => {
  try {
    rmdirSync(mkdtempSync(join(folder, '.preflight-')));
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
};

const freeBytes = (path: string): number => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
};

/** Checks the folder, or its nearest existing parent, because a start creates a missing folder. */
const folderProblems = (variable: string, folder: string): ConfigProblem[] => {
  const found = nearestExisting(resolve(folder));
  if (!statSync(found).isDirectory())
    return [
      createErrorProblem(variable, `names a folder that cannot be made: ${found} is a file.`),
    ];
  const code = writeError(found);
  if (code)
    return [
      createErrorProblem(
        variable,
        code === 'ENOSPC'
          ? `is on a full disk: ${found}.`
          : `names a folder that may not be written to: ${found} (${code}).`,
      ),
    ];
  const free = freeBytes(found);
  return free < LOW_DISK_BYTES
    ? [
        createWarningProblem(
          variable,
          `is on a disk with only ${Math.round(free / 1_048_576)} MB free.`,
        ),
      ]
    : [];
};

const readable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return !existsSync(file);
  }
};

const embeddedProblems = (dataDir: string): ConfigProblem[] => {
  const file = join(dataDir, 'postgres', 'PG_VERSION');
  const major =
    existsSync(file) && readable(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR;
  if (major === POSTGRES_MAJOR) return [];
  return [
    createErrorProblem(
      'DATA_DIR',
      major === ''
        ? 'holds a damaged database (its file PG_VERSION is empty): restore a backup.'
        : `holds a database of PostgreSQL ${major}; this version of the product needs ${POSTGRES_MAJOR}.`,
    ),
  ];
};

export const checkFolders: PreflightCheck = ({
  config: { DATA_DIR, CHECKPOINT_DIR, DATABASE_URL },
}) => [
  ...folderProblems('DATA_DIR', DATA_DIR),
  ...(CHECKPOINT_DIR ? folderProblems('CHECKPOINT_DIR', CHECKPOINT_DIR) : []),
  ...(readable(join(DATA_DIR, 'secret'))
    ? []
    : [createErrorProblem('DATA_DIR', 'holds a file "secret" that this user may not read.')]),
  ...(DATABASE_URL ? [] : embeddedProblems(DATA_DIR)),
];
