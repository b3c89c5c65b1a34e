import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const KEEP_ALIVE_MS = 2_000;

/** A mail server may need longer for one mail than PostgreSQL lets a transaction be silent. */
export const keepAliveDuring = async (
  deliveries: Pick<DeliveryRecords, 'keepAlive'>,
  tx: Sql,
  work: Promise<void>,
): Promise<void> => {
  const timer = setInterval(() => {
    void deliveries.keepAlive(tx).catch(() => undefined);
  }, KEEP_ALIVE_MS);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
};
