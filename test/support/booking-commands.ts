import { randomBytes } from 'node:crypto';
import { bookingDeps } from '#src/composition/booking.ts';
import { t } from '#src/composition-root.ts';
import { requestReservation } from '#src/contexts/booking/application/request-reservation.ts';
import { settleReservation } from '#src/contexts/booking/application/settle-reservation.ts';
import type { DiningRoom, HoldTurn } from '#src/contexts/booking/application/ports.ts';
import { commandHandler } from '#src/event-log/command-handler.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { anyGuest, reservationOf, type Turn } from './examples.ts';
import type { RunningApp } from './running-app.ts';

type Rebound = {
  readonly hold?: HoldTurn;
  readonly room?: DiningRoom;
  readonly log?: EventLog;
  readonly inTransaction?: InTransaction;
};

let guests = 0;

/** Commands of the booking context as the product composes them, past HTTP, with some ports bound otherwise. */
export const bookingCommands = (
  { container }: RunningApp,
  {
    hold = container.get(t.holdTurn),
    room = container.get(t.diningRoom),
    log,
    inTransaction,
  }: Rebound = {},
) => {
  const deps = bookingDeps(container.get(t.house), { room, desk: container.get(t.desk), hold });
  const bound = {
    ...deps,
    ...(log ? { eventLog: log, handle: commandHandler(log) } : {}),
    ...(inTransaction ? { inTransaction } : {}),
  };
  return {
    /** @returns id of the reservation */
    ask: async (turn: Turn, numberOfPeople: number): Promise<string> => {
      const attempt = {
        keyHash: randomBytes(32),
        fingerprint: randomBytes(32),
        lifetimeSeconds: 60,
      };
      return (
        await requestReservation(bound)(
          reservationOf(turn, { ...anyGuest(++guests), numberOfPeople }),
          attempt,
        )
      ).answer.id;
    },
    reject: (id: string) =>
      settleReservation(bound)(id, { type: 'Reject' }, { actor: 'system', seen: null }),
  };
};
