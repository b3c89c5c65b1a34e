import type { InformedGuest } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  executeDeskCommand,
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './run-with-conflict-attribution.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

/** Records that staff informed the guest, by default about the last change. */
export const recordGuestInformed =
  (deps: DeskDeps) =>
  (
    id: string,
    { channel, about }: InformedGuest,
    context: CommandContext,
  ): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      await lockTurns(deps, tx, id);
      const history = await deps.eventLog.read<ReservationEvent>(tx, toReservationStream(id));
      const last =
        history.findLast((event) => !isContactRecord(event)) ?? refuseUnknownReservation();
      await executeDeskCommand(deps, tx, id, {
        command: { type: 'informGuest', channel, about: about ?? last.type },
        context,
      });
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type RecordGuestInformed = ReturnType<typeof recordGuestInformed>;
