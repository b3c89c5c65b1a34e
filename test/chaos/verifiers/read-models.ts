import { projections } from '#src/composition-root.ts';
import { replayCheck } from '#src/event-log/postgres/rebuild.ts';
import { some, type Verifier } from './verifier.ts';

export const replayed: Verifier = {
  name: 'V9',
  promise: 'replaying the log gives every row of every read model',
  breaches: async (_, tx) =>
    some(
      (await replayCheck(tx, projections)).differences.map(
        ({ table, row, is }) => `${table} ${JSON.stringify(row)} is ${is}`,
      ),
    ),
};
