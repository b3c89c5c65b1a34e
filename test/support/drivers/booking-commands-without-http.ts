import { randomBytes } from 'node:crypto';
import { createBookingDeps } from '#src/contexts/booking/booking.services.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { requestReservation } from '#src/contexts/booking/application/guest/request-reservation.ts';
import { changeReservationStatus } from '#src/contexts/booking/application/desk/change-reservation-status.ts';
import type { TurnFactsRepository, LockTurn } from '#src/contexts/booking/application/ports.ts';
import { createCommandHandler } from '#src/event-log/command-handler.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { buildGuest, buildReservationRequest, type Turn } from '../builders/request-builders.ts';
import type { RunningApp } from '../fixtures/running-app.ts';

type PortOverrides = {
  readonly lockTurn?: LockTurn;
  readonly turnFactsRepository?: TurnFactsRepository;
  readonly log?: EventLog;
  readonly inTransaction?: InTransaction;
};

let guests = 0;

/**
 * Returns the app's booking use cases for calls without HTTP. Tests can replace dependencies, such
 * as the row lock.
 */
export const createBookingCommands = (
  { container }: RunningApp,
  {
    lockTurn = container.get(TOKENS.lockTurn),
    turnFactsRepository = container.get(TOKENS.turnFactsRepository),
    log,
    inTransaction,
  }: PortOverrides = {},
) => {
  const deps = createBookingDeps(
    container.get(TOKENS.appServices),
    turnFactsRepository,
    container.get(TOKENS.reservations),
    lockTurn,
    container.get(TOKENS.guestLinks),
    container.get(TOKENS.serviceCalendar),
  );
  const bound = {
    ...deps,
    ...(log ? { eventLog: log, handle: createCommandHandler(log) } : {}),
    ...(inTransaction ? { inTransaction } : {}),
  };
  return {
    ask: async (turn: Turn, numberOfPeople: number): Promise<string> => {
      const attempt = {
        keyHash: randomBytes(32),
        fingerprint: randomBytes(32),
        lifetimeSeconds: 60,
      };
      return (
        await requestReservation(bound)(
          buildReservationRequest(turn, { ...buildGuest(++guests), numberOfPeople }),
          attempt,
        )
      ).answer.id;
    },
    reject: (id: string) =>
      changeReservationStatus(bound)(
        id,
        { type: 'reject' },
        { actor: 'system', expectedVersion: null },
      ),
  };
};
