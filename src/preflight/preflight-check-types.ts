import type { Config } from '#src/platform/config.ts';
import type { ConfigProblem } from '#src/platform/config-problem.ts';

export type PreflightInput = {
  readonly environment: NodeJS.ProcessEnv;
  readonly config: Config;
  /** True if a check must change nothing and must not wait, because the server may be running. */
  readonly diagnoseOnly: boolean;
};

export type PreflightCheck = (
  input: PreflightInput,
) => readonly ConfigProblem[] | Promise<readonly ConfigProblem[]>;
