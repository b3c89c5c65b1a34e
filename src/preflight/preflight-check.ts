import type { Config } from '#src/platform/config.ts';
import type { ConfigProblem } from '#src/platform/config-problem.ts';

export type PreflightInput = {
  readonly environment: NodeJS.ProcessEnv;
  readonly config: Config;
  /** Reads only and does not wait: the product may be running. */
  readonly diagnoseOnly: boolean;
};

/** Network access must have timeouts. */
export type PreflightCheck = (
  input: PreflightInput,
) => readonly ConfigProblem[] | Promise<readonly ConfigProblem[]>;
