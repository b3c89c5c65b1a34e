import type { Sql } from '#src/kernel/transaction.ts';

export const lockPhotographs = async (tx: Sql): Promise<void> => {
  await tx(`select pg_advisory_xact_lock(hashtext('photographs'))`);
};

export const orderPhotographs = async (tx: Sql, ids: readonly string[]): Promise<void> => {
  await tx(
    `update photographs set position = ordered.position
     from unnest(?::uuid[]) with ordinality ordered(id, position)
     where photographs.id = ordered.id and photographs.position <> ordered.position`,
    [ids],
  );
};
