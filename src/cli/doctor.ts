import { findProblems } from '#src/preflight/run-preflight.ts';
import { reportProblem } from '#src/preflight/report-problems.ts';

/** Prints the problems that a start would find, and creates nothing. */
export const runDoctor = async (environment: NodeJS.ProcessEnv): Promise<boolean> => {
  const { problems } = await findProblems(environment, { serves: true, diagnoseOnly: true });
  for (const problem of problems) reportProblem(problem);
  const errors = problems.filter(({ level }) => level === 'error').length;
  process.stdout.write(`${errors} errors, ${problems.length - errors} warnings.\n`);
  return errors === 0;
};
