import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { startNodeProcess, type NodeProcess } from './child-process.ts';
import { unprivilegedUser } from './container-image.ts';

const FOLDER = 'docs/operations/systemd';

export const listUnits = (): string[] => readdirSync(FOLDER).sort();

/** Returns all values of a setting, because a unit may repeat a setting. */
export const readUnitSetting = (unit: string, key: string, folder = FOLDER): string[] =>
  readFileSync(join(folder, unit), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));

export type UnitCommand = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly settingsFiles: readonly string[];
  readonly user: string;
  readonly umask: number;
};

/** Returns what systemd would execute. `%i` becomes the instance of a template unit. */
export const readUnitCommand = (unit: string, instance = '', folder = FOLDER): UnitCommand => {
  const read = (key: string) =>
    readUnitSetting(unit, key, folder).map((value) => value.replaceAll('%i', instance));
  return {
    args: read('ExecStart')[0]!.split(' ').slice(1),
    environment: parseEnv(read('Environment').join(' ').replaceAll(' ', '\n')) as Record<
      string,
      string
    >,
    settingsFiles: read('EnvironmentFile'),
    user: read('User')[0]!,
    umask: Number.parseInt(read('UMask')[0]!, 8),
  };
};

type Installation = {
  /** Returns the path that stands for an absolute path of a unit. */
  readonly toPath: (path: string) => string;
  /** Folder and user of the process. */
  readonly where?: { readonly cwd?: string; readonly uid?: number; readonly gid?: number };
};

/**
 * Starts the command of a unit with the variables of the unit and of its settings files. As in
 * systemd, a settings file has precedence over `Environment=`.
 */
export const startUnitCommand = (
  { args, environment, settingsFiles, umask }: UnitCommand,
  { toPath, where = unprivilegedUser }: Installation,
  more: Readonly<Record<string, string>> = {},
): NodeProcess => {
  const settings = settingsFiles
    .map(toPath)
    .map((file) =>
      existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {},
    );
  const own = Object.entries(environment).map(([name, value]) => [name, toPath(value)]);
  const umaskOfTest = process.umask(umask);
  try {
    return startNodeProcess(
      args.map(toPath),
      Object.assign(Object.fromEntries(own), ...settings, more) as Record<string, string>,
      where,
    );
  } finally {
    process.umask(umaskOfTest);
  }
};
