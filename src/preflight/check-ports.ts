import { createServer } from 'node:net';
import { createErrorProblem, type ConfigProblem } from '#src/platform/config-problem.ts';
import { describeListenError } from '#src/platform/http/pipeline/http-server.ts';
import type { PreflightCheck, PreflightInput } from './preflight-check-types.ts';

const ANSWER_MS = 2_000;

const listenError = (port: number, host: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

const isProduct = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const portProblems = async ({
  config: { PORT, HOST },
  diagnoseOnly,
}: PreflightInput): Promise<ConfigProblem[]> => {
  const error = PORT === 0 ? null : await listenError(PORT, HOST);
  if (!error || (diagnoseOnly && error.code === 'EADDRINUSE' && (await isProduct(PORT)))) return [];
  const [variable = 'PORT', ...text] = describeListenError(error, PORT, HOST).split(' ');
  return [createErrorProblem(variable, text.join(' '))];
};

const MAX_PORT = 65_535;

const metricsProblems = ({ METRICS_LISTEN, PORT }: PreflightInput['config']): ConfigProblem[] => {
  const port = Number(/:(\d+)$/.exec(METRICS_LISTEN ?? '')?.[1] ?? Number.NaN);
  if (port > MAX_PORT)
    return [createErrorProblem('METRICS_LISTEN', `must have a port from 0 to ${MAX_PORT}.`)];
  return port === PORT && port !== 0
    ? [
        createErrorProblem(
          'METRICS_LISTEN',
          'has the port of PORT: metrics need one of their own, which no visitor reaches.',
        ),
      ]
    : [];
};

/**
 * Checks the ports before a start creates anything, because a failed start must leave nothing
 * behind.
 */
export const checkPorts: PreflightCheck = async (input) => [
  ...(await portProblems(input)),
  ...metricsProblems(input.config),
];
