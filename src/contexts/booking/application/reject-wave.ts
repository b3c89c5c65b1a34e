import type { DeskWave } from '../../../contracts/desk.ts';
import type { WaveOutcome } from '../../../contracts/desk-calls.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { SettleReservation } from './settle-reservation.ts';

/**
 * Staff reject many requests that wait, each in a transaction and with an event of its own: one that a colleague decided
 * meanwhile stays as it is and stops none of the others. Sent again it does nothing twice.
 */
export const rejectWave =
  ({ settle }: { readonly settle: SettleReservation }) =>
  async ({ ids, rejectionReason: reason, note }: DeskWave, actor: Actor): Promise<WaveOutcome> => {
    const outcome: WaveOutcome = { rejected: [], missed: [] };
    for (const id of new Set(ids)) {
      try {
        outcome.rejected.push(
          await settle(id, { type: 'Reject', reason, note }, { actor, seen: null }),
        );
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        outcome.missed.push({ id, code: error.refusal.code, message: error.refusal.message });
      }
    }
    return outcome;
  };

export type RejectWave = ReturnType<typeof rejectWave>;
