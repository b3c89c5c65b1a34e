import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type UserIds = { readonly uid: number; readonly gid: number };

const isRoot = process.getuid?.() === 0;
const ownIds = { uid: process.getuid!(), gid: process.getgid!() };
/** Ids that stand for the users of the page. Only root can start processes as other users. */
const USERS: Readonly<Record<string, UserIds>> = {
  'melagrana-web': isRoot ? { uid: 64_001, gid: 64_003 } : ownIds,
  'melagrana-worker': isRoot ? { uid: 64_002, gid: 64_003 } : ownIds,
};

/** Throws an error for a name that is not a user of the page. */
export const getUserIds = (name: string): UserIds => {
  const user = USERS[name];
  if (!user) throw new Error(`the page creates no user ${name}`);
  return user;
};

/** Replaces absolute paths by paths below `root`, and names of owners by the ids of the test. */
export const toTestText = (root: string, text: string): string =>
  text
    .replaceAll(/(?<![\w./#-])\/(opt|etc|var|usr\/local|usr\/share)\//g, `${root}/$1/`)
    .replaceAll(/--owner (\S+)/g, (_, name: string) => `--owner ${getUserIds(name).uid}`)
    .replaceAll('--group melagrana ', `--group ${getUserIds('melagrana-worker').gid} `);

/** Programs that only record their arguments. */
const RECORDED = ['apt-get', 'groupadd', 'useradd', 'npm', 'curl', 'certbot', 'nginx', 'systemctl'];

const writeProgram = (path: string, lines: readonly string[]): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ['#!/bin/bash', 'set -eu', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
};

/** `git clone` links the build of the test and copies docs/operations with the paths of the test. */
const writeGit = (root: string, programs: string): void => {
  const copy = join(root, 'repository/operations');
  cpSync('docs/operations', copy, { recursive: true });
  const command = join(copy, 'melagrana-command');
  writeFileSync(command, toTestText(root, readFileSync(command, 'utf8')));
  writeProgram(join(programs, 'git'), [
    '[ "$1" = clone ]',
    'mkdir "$3" "$3/docs"',
    `for name in dist node_modules package.json src web; do ln -s "${process.cwd()}/$name" "$3/$name"; done`,
    `cp -r ${copy} "$3/docs/operations"`,
  ]);
};

const writeRunuser = (programs: string, databaseServer: string): void => {
  const psql = resolve('test/support/fakes/psql.mjs');
  writeProgram(join(programs, 'runuser'), [
    'while [ "$1" != -- ]; do [ "$1" != --user ] || user=$2; shift; done; shift',
    'case "$user $1" in',
    `"postgres psql") PSQL_URL='${databaseServer}' exec node "${psql}";;`,
    ...Object.entries(USERS).map(
      ([name, { uid, gid }]) =>
        `"${name} "*) exec ${isRoot ? `setpriv --reuid=${uid} --regid=${gid} --clear-groups ` : ''}"$@";;`,
    ),
    '*) echo "unknown user $user" >&2; exit 1;;',
    'esac',
  ]);
};

const FOLDERS = [
  'etc/systemd/system',
  'etc/nginx/conf.d',
  'usr/local/sbin',
  'var/lib',
  'var/backups',
  'opt',
];

/**
 * Creates the folders of Debian below `root`, and programs that stand for those of Debian.
 * `databaseServer` is the URL of a superuser.
 */
export const createDebianPrograms = (root: string, databaseServer: string) => {
  const calls = join(root, 'calls');
  const programs = join(root, 'programs');
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
  const record = `echo "$(basename "$0") $*" >> ${calls}`;
  for (const name of RECORDED) writeProgram(join(programs, name), [record]);
  writeProgram(join(root, 'usr/share/postgresql-common/pgdg/apt.postgresql.org.sh'), [record]);
  writeProgram(join(programs, 'node'), [`exec "${process.execPath}" "$@"`]);
  writeGit(root, programs);
  writeRunuser(programs, databaseServer);
  return {
    programs: [programs, join(root, 'usr/local/sbin')],
    /** Returns the arguments of each call of a recorded program. */
    readCalls: (program: string): string[] =>
      (existsSync(calls) ? readFileSync(calls, 'utf8') : '')
        .split('\n')
        .filter((line) => line.startsWith(`${program} `))
        .map((line) => line.slice(program.length + 1)),
  };
};
