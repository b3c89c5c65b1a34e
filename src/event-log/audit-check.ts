import type { Sql } from '#src/kernel/transaction.ts';

/** A fault that the audit found. `message` is Italian and contains no personal data. */
export type AuditFlaw = {
  readonly code: string;
  readonly message: string;
  /** Position of the event, or null if the flaw is outside the log. */
  readonly position: number | null;
};

export type CheckReport = {
  readonly checked: number;
  /** The first 200 flaws. `found` is the number of all flaws. */
  readonly flaws: readonly AuditFlaw[];
  readonly found: number;
  readonly ran: boolean;
  readonly notChecked: string | null;
};

export type AuditCheck = {
  readonly name: string;
  readonly label: string;
  /**
   * Runs the check in the repeatable-read transaction `tx`. It may write only to temporary tables.
   */
  run(tx: Sql): Promise<CheckReport>;
};

/** Rows that staff change in place, which the audit compares with the events about their changes. */
export type ConfiguredTable = {
  readonly label: string;
  readonly keyPrefix: string;
  /**
   * SQL query with the columns `key text` and `state jsonb`. It returns each row as the last event
   * describes it. A null state means a deleted row.
   */
  readonly expected: string;
  readonly rows: string;
};

const MAX_LISTED_FLAWS = 200;

export const createFlawCollector = () => {
  const flaws: AuditFlaw[] = [];
  let found = 0;
  return {
    add(code: string, message: string, position: number | null = null): void {
      found += 1;
      if (flaws.length < MAX_LISTED_FLAWS) flaws.push({ code, message, position });
    },
    report: (checked: number, notChecked: string | null = null): CheckReport => ({
      checked,
      flaws,
      found,
      ran: true,
      notChecked,
    }),
  };
};

export const skippedReport = (reason: string): CheckReport => ({
  checked: 0,
  flaws: [],
  found: 0,
  ran: false,
  notChecked: reason,
});
