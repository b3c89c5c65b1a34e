/**
 * `npm run check`: checks format, types and lint rules, and runs the tests that need no service. If
 * only src, web, test or docs changed since the last commit, it checks format and lint rules of the
 * changed files. It then runs only the architecture tests, the tests that import changed files, and
 * changed tests of screens. Plain JavaScript, because it runs before types are checked.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const run = (command) =>
  new Promise((resolve) => {
    const child = spawn('npm', command, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('close', (code) => {
      process.stdout.write(output);
      resolve(code === 0);
    });
  });

/** Returns the files that differ from the last commit. Empty without a git repository. */
const listChangedFiles = () => {
  try {
    const output = execFileSync('git', ['status', '--porcelain', '--no-renames', '-uall', '-z']);
    const files = String(output)
      .split('\0')
      .map((line) => line.slice(3));
    return files.filter((file) => file && existsSync(file));
  } catch {
    return [];
  }
};

const script = (name) => ['run', '-s', name];
const program = (name, ...args) => ['exec', '--', name, ...args];
const jest = (...args) => ['run', '-s', 'jest', '--', ...args];

const changed = listChangedFiles();
const isLittle = changed.length > 0 && changed.every((file) => /^(src|web|test|docs)\//.test(file));
const modules = changed.filter((file) => /\.tsx?$/.test(file));
const screenTests = changed.filter((file) => /^test\/screens\/.*\.spec\.tsx?$/.test(file));

/** Without `screens`: each of these files imports all routes, so every change would run them all. */
const PROJECTS = ['unit', 'web', 'architecture'];
const ARCHITECTURE = 'test/architecture';
const architectureTests = readdirSync(ARCHITECTURE)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `${ARCHITECTURE}/${name}`);

const allChecks = ['format:check', 'types', 'lint', 'test:unit'].map(script);
const checksOfChanges = [
  program('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...changed),
  script('types'),
  ...(modules.length > 0 ? [program('oxlint', '--type-aware', '--quiet', ...modules)] : []),
  jest('--selectProjects', ...PROJECTS, '--findRelatedTests', ...changed, ...architectureTests),
  ...(screenTests.length > 0
    ? [jest('--selectProjects', 'screens', '--runTestsByPath', ...screenTests)]
    : []),
];
const results = await Promise.all((isLittle ? checksOfChanges : allChecks).map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
