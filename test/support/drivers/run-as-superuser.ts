import { TOKENS } from '#src/composition/tokens.ts';
import type { RunningApp } from '../fixtures/running-app.ts';

/** Runs statements without the triggers that protect the event table, as only a superuser can. */
export const runAsSuperuser = async (
  { container }: RunningApp,
  ...statements: string[]
): Promise<void> => {
  const sql = container.get(TOKENS.sql);
  await sql('alter table event disable trigger user');
  for (const statement of statements) await sql(statement);
  await sql('alter table event enable trigger user');
};
