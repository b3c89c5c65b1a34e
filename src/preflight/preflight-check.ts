import type { Config } from '#src/platform/config.ts';
import type { ConfigProblem } from '#src/platform/config-problem.ts';

export type PreflightInput = {
  readonly environment: NodeJS.ProcessEnv;
  /** Without the variables that could not be read. */
  readonly config: Config;
  /** Only reads, and waits for nothing that mends itself: the product may be running. */
  readonly diagnoseOnly: boolean;
};

/** One part of the pre-flight check. Every network access in it is bounded in time. */
export type PreflightCheck = (
  input: PreflightInput,
) => readonly ConfigProblem[] | Promise<readonly ConfigProblem[]>;
