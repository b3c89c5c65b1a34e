import type { Sql } from '#src/kernel/transaction.ts';

const BASELINE_DUE = `select from audit_memory where baseline_due
  and not exists (select from event where type = 'ConfigurationRecorded')`;

/**
 * Returns true until an event records the initial state of the tables, dishes and other configured
 * rows.
 */
export const isBaselineDue = async (tx: Sql): Promise<boolean> =>
  (await tx(BASELINE_DUE)).length > 0;

/**
 * Returns true to one caller only. This caller must record the initial state in the same
 * transaction.
 */
export const claimBaseline = async (tx: Sql): Promise<boolean> =>
  (await isBaselineDue(tx)) &&
  (await tx('update audit_memory set baseline_due = false where baseline_due returning 1')).length >
    0;
