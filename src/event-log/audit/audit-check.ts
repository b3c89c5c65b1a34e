import type { Sql } from '#src/kernel/transaction.ts';

/** One thing that is not as it was written. `message` is plain Italian and holds no personal data. */
export type AuditFlaw = {
  readonly code: string;
  readonly message: string;
  /** Position of the event concerned; null where the flaw is not in the log. */
  readonly position: number | null;
};

export type CheckReport = {
  /** How many rows, events or definitions were compared. */
  readonly checked: number;
  /** The first flaws; `found` counts all of them. */
  readonly flaws: readonly AuditFlaw[];
  readonly found: number;
  /** False: it was skipped, for the reason in `notChecked`. */
  readonly ran: boolean;
  /** What this check did not look at, and why; null: it looked at everything that it names. */
  readonly notChecked: string | null;
};

/** One part of an installation that can be compared with the log. */
export type AuditCheck = {
  readonly name: string;
  /** Italian name on screen and in the nightly mail. */
  readonly label: string;
  /** @param tx a repeatable-read transaction, shared by all checks; writes nothing outside temporary tables */
  run(tx: Sql): Promise<CheckReport>;
};

/** Flaws named in one report; more are only counted. */
const MAX_LISTED_FLAWS = 200;

/** Collects flaws in bounded memory. */
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

/** A check that did not run. */
export const skippedReport = (reason: string): CheckReport => ({
  checked: 0,
  flaws: [],
  found: 0,
  ran: false,
  notChecked: reason,
});
