// `npm start`: builds what is not built, then becomes the server. Plain JavaScript, because it runs before any build.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './platform/build.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));

// Production, with its strictness about secrets, is only what the person asked for; libraries run fast in any case.
process.env.APP_MODE ??= process.env.NODE_ENV === 'production' ? 'production' : 'demo';
process.env.NODE_ENV = 'production';

const [program = 'server', ...args] = process.argv.slice(2);
process.argv = [process.argv[0], process.argv[1], ...args];

buildIfStale();
process.setSourceMapsEnabled(true);
await import(`../dist/server/${program}.js`);
