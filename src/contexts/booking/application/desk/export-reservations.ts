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
  readonly reservationList: ReservationList;
};

export type ReservationsExported = DomainEvent<
  'ReservationsExported',
  { from: string; to: string; reservations: number; allergies?: true }
>;

export const exportReservations =
  ({ inTransaction, record, clock, newId, reservationList }: Deps) =>
  async (
    {
      from,
      to,
      allergies,
    }: { readonly from: string; readonly to: string; readonly allergies: boolean },
    actor: Actor,
  ): Promise<ReservationView[]> => {
    const reservations = await reservationList.listBetween(from, to);
    const event: ReservationsExported = {
      type: 'ReservationsExported',
      data: { from, to, reservations: reservations.length, ...(allergies ? { allergies } : {}) },
    };
    await inTransaction((tx) =>
      record(tx, `export-${newId()}`, event, { at: clock.now().toISOString(), actor }),
    );
    return reservations;
  };

export type ExportReservations = ReturnType<typeof exportReservations>;
