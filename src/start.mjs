/**
 * `npm start` and its sisters: `node src/start.mjs [server|worker|cli …]`. Plain JavaScript, because it runs before
 * anything is built: it builds dist/ when that is missing or old, then hands over to the program.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const giveUp = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) giveUp(`Node ${process.versions.node} is too old: this needs Node 20.19 or newer.`);
if (!existsSync(`${root}node_modules/koa`)) giveUp('The packages are not installed yet: run npm ci first.');

const [program = 'server'] = process.argv.splice(2, 1);
if (!['server', 'worker', 'cli'].includes(program)) giveUp(`There is no program "${program}": server, worker or cli.`);

process.chdir(root);
// What the environment already says wins over the file.
if (existsSync('.env')) process.loadEnvFile('.env');
// React and other libraries are fast only under NODE_ENV=production; what the user asked for is kept apart from that.
process.env.APP_MODE ||= process.env.NODE_ENV === 'production' ? 'production' : 'demo';
process.env.NODE_ENV = 'production';

/** Apart from us, so that the server does not carry the compilers in its memory; it ends when we are told to end. */
const build = () => new Promise((resolve, reject) => {
  const child = spawn(process.execPath, ['src/platform/build.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  child.once('error', reject);
  child.once('exit', (code) => {
    process.off('SIGINT', end).off('SIGTERM', end);
    if (code === 0) resolve();
    else giveUp('The build failed: the reason stands above.');
  });
});

const { isStale } = await import('./platform/build.mjs');
if (isStale()) {
  process.stdout.write('Building the site…\n');
  await build();
}
process.setSourceMapsEnabled(true);
await import(new URL(`../dist/server/${program}.js`, import.meta.url).href);
