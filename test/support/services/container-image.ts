import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { startNodeProcess, type NodeProcess } from './child-process.ts';

export type DockerfileStep = { readonly keyword: string; readonly argument: string };
export type ComposeService = {
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly image: string;
  readonly pull_policy?: string;
  readonly build?: string;
  readonly read_only?: boolean;
};

export const readDockerfileStages = (path = 'Dockerfile'): DockerfileStep[][] => {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const steps = lines.map((line) => ({
    keyword: line.split(' ', 1)[0]!,
    argument: line.slice(line.indexOf(' ') + 1),
  }));
  return steps.reduce<DockerfileStep[][]>(
    (stages, step) =>
      step.keyword === 'FROM'
        ? [...stages, [step]]
        : [...stages.slice(0, -1), [...stages.at(-1)!, step]],
    [],
  );
};

const assertExitZero = ({ status, stderr }: { status: number | null; stderr: Buffer }) => {
  if (status !== 0) throw new Error(stderr.toString());
};

/**
 * Runs the build stage of the Dockerfile in a folder. Hard-links the installed modules, because
 * `npm ci` would need a registry.
 */
export const runBuildStage = (stage: readonly DockerfileStep[], folder: string): void => {
  for (const { keyword, argument: words } of stage) {
    if (keyword === 'COPY') {
      const paths = words.split(' ');
      const target = join(folder, paths.at(-1)!);
      for (const path of paths.slice(0, -1)) {
        const to = paths.at(-1) === './' ? join(folder, path) : target;
        mkdirSync(dirname(to), { recursive: true });
        cpSync(path, to, { recursive: true });
      }
    } else if (keyword === 'RUN' && words.startsWith('npm ci'))
      assertExitZero(
        spawnSync('cp', ['-al', `${process.cwd()}/node_modules`, join(folder, 'node_modules')]),
      );
    else if (keyword === 'RUN')
      assertExitZero(
        spawnSync('/bin/sh', ['-c', words], {
          cwd: folder,
          env: { PATH: process.env['PATH'], HOME: folder },
        }),
      );
  }
};

/** Id of a user who owns no file of the program, like the user `node` in the image. */
const NOBODY_UID = 65_534;
export const unprivilegedUser =
  process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
export const chownToUnprivilegedUser = (...folders: readonly string[]): void => {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    if (unprivilegedUser.uid) chownSync(folder, unprivilegedUser.uid, unprivilegedUser.gid);
  }
};

export const readComposeServices = (): Readonly<Record<string, ComposeService>> =>
  (
    parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
      services: Record<string, ComposeService>;
    }
  ).services;

export const interpolateVariables = (
  text: string,
  settings: Readonly<Record<string, string>>,
): string =>
  text.replaceAll(
    /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, words: string) => {
      if (settings[name]) return settings[name];
      if (kind === '?') throw new Error(words);
      return words ?? '';
    },
  );

export const startAsUnprivilegedUser = (
  folder: string,
  [, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): NodeProcess => startNodeProcess(args, env, { cwd: folder, ...unprivilegedUser });

export const runHealthCheck = (
  { healthcheck }: ComposeService,
  env: Readonly<Record<string, string>>,
): Promise<number | null> => {
  const [, , ...args] = healthcheck!.test;
  const child = spawn(process.execPath, args, { env: { ...env }, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('close', resolve);
  });
};
