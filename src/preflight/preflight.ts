import { toConfigError, readConfig, type Config } from '../platform/config.ts';
import type { ConfigProblem } from '../platform/problem.ts';
import type { PreflightCheck } from './check.ts';
import { checkDatabase } from './database.ts';
import { checkFolders } from './folders.ts';
import { checkPorts } from './ports.ts';
import { checkProductionSettings } from './production-settings.ts';
import { reportProblem } from './report.ts';
import { checkServices } from './services.ts';
import { checkVariableSpelling } from './spelling.ts';

const CHECKS: readonly PreflightCheck[] = [
  checkProductionSettings,
  checkVariableSpelling,
  checkFolders,
  checkDatabase,
  checkServices,
];

type Options = {
  /** Whether this process serves requests, and so needs its ports. */
  readonly serves: boolean;
  readonly diagnoseOnly?: boolean;
};

export type PreflightFindings = {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
};

/** Every check of this environment. Creates nothing, and ends within some seconds also where no server answers. */
export const findProblems = async (
  environment: NodeJS.ProcessEnv,
  { serves, diagnoseOnly = false }: Options,
): Promise<PreflightFindings> => {
  const { problems, config } = readConfig(environment);
  const checks = serves ? [...CHECKS, checkPorts] : CHECKS;
  const found = await Promise.all(
    checks.map(async (check) => check({ environment, config, diagnoseOnly })),
  );
  return { config, problems: [...problems, ...found.flat()] };
};

/**
 * Reads and checks the environment before a start, and prints every warning.
 *
 * @throws ConfigError with all errors when there is one
 */
export const runPreflight = async (
  environment: NodeJS.ProcessEnv,
  options: Options,
): Promise<Config> => {
  const { config, problems } = await findProblems(environment, options);
  for (const problem of problems.filter(({ level }) => level === 'warning')) reportProblem(problem);
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw toConfigError(errors);
  return config;
};
