import type { Sql } from '#src/kernel/transaction.ts';

/** A difference from the log. `message` is Italian without personal data. */
export type AuditFlaw = {
  readonly code: string;
  readonly message: string;
  /** Position of the event; null: the flaw is outside the log. */
  readonly position: number | null;
};

export type CheckReport = {
  /** Number of rows, events or definitions compared. */
  readonly checked: number;
  /** The first 200 flaws; `found` counts all. */
  readonly flaws: readonly AuditFlaw[];
  readonly found: number;
  /** False: skipped; `notChecked` gives the reason. */
  readonly ran: boolean;
  /** What was not compared and why, in Italian; null: nothing was left out. */
  readonly notChecked: string | null;
};

export type AuditCheck = {
  readonly name: string;
  /** Italian name for the screen and the nightly mail. */
  readonly label: string;
  /** @param tx repeatable-read, shared by all checks; only temporary tables may be written */
  run(tx: Sql): Promise<CheckReport>;
};

const MAX_LISTED_FLAWS = 200;

/** Stores at most `MAX_LISTED_FLAWS` flaws, so memory is bounded. */
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
