import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { startChild, type Child } from './child-process.ts';

export type Step = { readonly keyword: string; readonly words: string };
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

/** The steps of a Dockerfile, by stage. */
export const readStages = (path = 'Dockerfile'): Step[][] => {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const steps = lines.map((line) => ({
    keyword: line.split(' ', 1)[0]!,
    words: line.slice(line.indexOf(' ') + 1),
  }));
  return steps.reduce<Step[][]>(
    (stages, step) =>
      step.keyword === 'FROM'
        ? [...stages, [step]]
        : [...stages.slice(0, -1), [...stages.at(-1)!, step]],
    [],
  );
};

const must = ({ status, stderr }: { status: number | null; stderr: Buffer }) => {
  if (status !== 0) throw new Error(stderr.toString());
};

/**
 * Runs the build stage in a folder. `npm ci` is replaced by hard links to the modules that are already here: it would need the registry.
 */
export const buildImage = (stage: readonly Step[], folder: string): void => {
  for (const { keyword, words } of stage) {
    if (keyword === 'COPY') {
      const paths = words.split(' ');
      const target = join(folder, paths.at(-1)!);
      for (const path of paths.slice(0, -1)) {
        const to = paths.at(-1) === './' ? join(folder, path) : target;
        mkdirSync(dirname(to), { recursive: true });
        cpSync(path, to, { recursive: true });
      }
    } else if (keyword === 'RUN' && words.startsWith('npm ci'))
      must(spawnSync('cp', ['-al', `${process.cwd()}/node_modules`, join(folder, 'node_modules')]));
    else if (keyword === 'RUN')
      must(
        spawnSync('/bin/sh', ['-c', words], {
          cwd: folder,
          env: { PATH: process.env['PATH'], HOME: folder },
        }),
      );
  }
};

/** Uid of `nobody`: like `node` in the image, it owns nothing of the program. */
const NOBODY = 65_534;
export const otherUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
export const giveToOtherUser = (...folders: readonly string[]): void => {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    if (otherUser.uid) chownSync(folder, otherUser.uid, otherUser.gid);
  }
};

export const readCompose = (): Readonly<Record<string, ComposeService>> =>
  (
    parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
      services: Record<string, ComposeService>;
    }
  ).services;

/** Values as Compose fills them in from the settings. @throws Error with the sentence of a setting that is missing */
export const interpolate = (text: string, settings: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    /\$\{(\w+)(?::([?-])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, words: string) => {
      if (settings[name]) return settings[name];
      if (kind === '?') throw new Error(words);
      return words ?? '';
    },
  );

/** A program of the image as the other user, in its folder, with exactly this environment. */
export const startProgram = (
  folder: string,
  [, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Child => startChild(args, env, { cwd: folder, ...otherUser });

/** Ends with the exit code of a health check of Compose, run in the container of its service. */
export const checkHealth = (
  { healthcheck }: ComposeService,
  env: Readonly<Record<string, string>>,
): Promise<number | null> => {
  const [, , ...args] = healthcheck!.test;
  const child = spawn(process.execPath, args, { env: { ...env }, stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('close', resolve);
  });
};
