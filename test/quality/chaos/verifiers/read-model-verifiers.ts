import { projections } from '#src/composition/projections.ts';
import { replayAndCompare } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import { summarizeBreaches, type Verifier } from './verifier.ts';

export const replayedReadModels: Verifier = {
  name: 'V9',
  promise: 'replaying the log gives every row of every read model',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (await replayAndCompare(tx, projections)).differences.map(
        ({ table, row, is }) => `${table} ${JSON.stringify(row)} is ${is}`,
      ),
    ),
};
