import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { ReservationList } from '../ports.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly book: ReservationList;
};

/** The days asked for, how many reservations left the house, and whether their allergies did. */
export type ReservationsExported = DomainEvent<
  'ReservationsExported',
  { from: string; to: string; reservations: number; allergies?: true }
>;

/**
 * The reservations of some days with their guests, to be carried out of the house. What becomes of a file is beyond the log;
 * who took it, and when, is in it before the file is handed over. Each export is a stream of its own.
 *
 * @param range dates `yyyy-MM-dd`, both included
 */
export const exportReservations =
  ({ inTransaction, record, clock, newId, book }: Deps) =>
  async (
    {
      from,
      to,
      allergies,
    }: { readonly from: string; readonly to: string; readonly allergies: boolean },
    actor: Actor,
  ): Promise<ReservationView[]> => {
    const taken = await book.listBetween(from, to);
    const exported: ReservationsExported = {
      type: 'ReservationsExported',
      data: { from, to, reservations: taken.length, ...(allergies ? { allergies } : {}) },
    };
    await inTransaction((tx) =>
      record(tx, `export-${newId()}`, exported, { at: clock.now().toISOString(), actor }),
    );
    return taken;
  };

export type ExportReservations = ReturnType<typeof exportReservations>;
