/** This file is plain JavaScript, because it must run before the first build. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setModeVariables } from './platform/app-mode.mjs';
import { buildIfStale } from './platform/build.mjs';

const giveUp = (sentence) => {
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(1);
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (process.platform === 'win32') giveUp('Windows is not supported: use WSL or the containers.');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  giveUp(`Node ${process.versions.node} is too old: Node 20.19 or newer is needed.`);
if (!existsSync('node_modules/koa'))
  giveUp('The packages are not installed yet: run npm ci first.');

const [program = 'server', ...args] = process.argv.slice(2);
if (!['server', 'worker', 'cli'].includes(program))
  giveUp(`There is no program "${program}": server, worker or cli.`);
process.argv = [process.argv[0], process.argv[1], ...args];

const loadEnvFile = () => {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    giveUp(`The file .env cannot be read (${error.code ?? error.message}).`);
  }
};
if (existsSync('.env')) loadEnvFile();
setModeVariables(process.env);

const buildProblem = await buildIfStale();
if (buildProblem) giveUp(buildProblem);
createRequire(import.meta.url)(`../dist/server/${program}.js`);
