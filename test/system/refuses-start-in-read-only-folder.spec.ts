import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { unprivilegedUser } from '#test/support/services/container-image.ts';

let project: string;
const toProjectPath = (name: string) => join(project, name);
/** Files that a start reads before it loads the built program. */
const START_FILES = [
  'package.json',
  'package-lock.json',
  'src/start.mjs',
  'src/platform/app-mode.mjs',
  'src/platform/build.mjs',
  'src/platform/build-staff-worker.mjs',
  'web/vite.config.ts',
];

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'melagrana-read-only-'));
  for (const name of START_FILES) {
    mkdirSync(dirname(toProjectPath(name)), { recursive: true });
    cpSync(name, toProjectPath(name));
  }
  symlinkSync(resolve('node_modules'), toProjectPath('node_modules'));
});
afterEach(() => {
  chmodSync(project, 0o755);
  rmSync(project, { recursive: true, force: true });
});

/** Starts the program as a user who owns none of its files. Root would ignore the file modes. */
const startReadOnly = async (
  env: Readonly<Record<string, string>> = {},
  program = 'src/start.mjs',
) => {
  chmodSync(project, 0o555);
  const child = startNodeProcess(
    [toProjectPath(program)],
    { PORT: String(await findFreePort()), ...env },
    { cwd: project, ...unprivilegedUser },
  );
  const code = await child.ended;
  return {
    code,
    lines: child
      .output()
      .split('\n')
      .filter((line) => line.trim() !== ''),
  };
};

describe('a start in a read-only project folder', () => {
  it.each(['src/start.mjs', 'src/platform/build.mjs'])(
    'exits with 1 and one error line when %s must build the site',
    async (program) => {
      expect(await startReadOnly({}, program)).toEqual({
        code: 1,
        lines: [
          expect.stringMatching(
            /The site must be built, but .*\/dist cannot be written to \(EACCES\): run npm run build/,
          ),
        ],
      });
    },
  );

  it('exits with 1 and one error line when .env is not readable', async () => {
    writeFileSync(toProjectPath('.env'), 'PORT=3000\n', { mode: 0o000 });
    expect(await startReadOnly()).toEqual({
      code: 1,
      lines: [expect.stringMatching(/The file \.env cannot be read \(\w+\)/)],
    });
  });

  it('exits with 1 and no stack trace when the site is built and DATA_DIR would be inside', async () => {
    mkdirSync(toProjectPath('dist'));
    writeFileSync(toProjectPath('dist/built'), String(Date.now() + 86_400_000));
    for (const part of ['server', 'client', 'ssr'])
      symlinkSync(resolve('dist', part), toProjectPath(`dist/${part}`));
    const { code, lines } = await startReadOnly();
    expect(lines.filter((line) => line.includes('    at '))).toEqual([]);
    expect(lines.join('\n')).toMatch(
      /DATA_DIR names a folder that may not be written to: .* \(EACCES\)/,
    );
    expect(code).toBe(1);
  });
});
