/**
 * `npm run check`: format, types and lint rules at the same time, then the tests that need no
 * service. Plain JavaScript, because it runs before types are checked.
 */
import { spawn } from 'node:child_process';

const run = (script, stdio) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', script], { stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.once('close', (code) => {
      process.stdout.write(output);
      resolve(code === 0);
    });
  });

const STATIC_CHECKS = ['format:check', 'types', 'lint'];
const results = await Promise.all(
  STATIC_CHECKS.map((script) => run(script, ['ignore', 'pipe', 'pipe'])),
);
const areTestsGreen = results.every(Boolean) && (await run('test:unit', 'inherit'));
process.exitCode = areTestsGreen ? 0 : 1;
