import { toConfigError, readConfig, type Config } from '#src/platform/config.ts';
import type { ConfigProblem } from '#src/platform/config-problem.ts';
import type { PreflightCheck } from './preflight-check-types.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolders } from './check-folders.ts';
import { checkPorts } from './check-ports.ts';
import { checkProductionSettings } from './check-production-settings.ts';
import { reportProblem } from './report-problems.ts';
import { checkServices } from './check-services.ts';
import { checkVariableSpelling } from './check-variable-spelling.ts';

const CHECKS: readonly PreflightCheck[] = [
  checkProductionSettings,
  checkVariableSpelling,
  checkFolders,
  checkDatabase,
  checkServices,
];

type Options = {
  readonly serves: boolean;
  readonly diagnoseOnly?: boolean;
};

export type PreflightFindings = {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
};

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

/** Runs all checks and prints every warning. Throws a ConfigError with all errors. */
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
