import { deriveAppMode } from '#src/platform/app-mode.mjs';
import { createLog } from '#src/platform/log.ts';
import type { ConfigProblem } from '#src/platform/config-problem.ts';

export const writesJson = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  deriveAppMode(environment) === 'production';

const startLog = () => createLog('info');

export const reportProblem = ({ variable, level, sentence }: ConfigProblem): void => {
  if (writesJson())
    return startLog()[level === 'error' ? 'error' : 'warn']({ variable }, `preflight: ${sentence}`);
  process.stderr.write(`  ${level === 'error' ? 'Error' : 'Warning'}: ${sentence}\n`);
};

export const reportStartFailure = (sentences: readonly string[]): void => {
  if (writesJson()) {
    const log = startLog();
    for (const sentence of sentences) log.error({}, `startup: ${sentence}`);
    return;
  }
  const [first, ...more] = sentences;
  const text =
    more.length === 0
      ? `Melagrana cannot start: ${first}`
      : ['Melagrana cannot start:', ...sentences.map((sentence) => `  - ${sentence}`)].join('\n  ');
  process.stderr.write(`\n  ${text}\n\n`);
};
