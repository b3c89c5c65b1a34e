import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const KEEP_ALIVE_MS = 2_000;

/**
 * Keeps the transaction active during `work`. A slow mail server may need longer than PostgreSQL
 * allows a transaction to be idle.
 */
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
