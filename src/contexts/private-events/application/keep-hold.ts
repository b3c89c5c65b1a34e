import { fold } from '#src/event-log/decider.ts';
import type { Actor, EventLog } from '#src/event-log/event-log.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { findActiveHold, takesMore } from '../domain/holds.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';
import { quoteDecider } from '../domain/quote-decider.ts';
import type { QuoteState } from '../domain/quote-state.ts';
import type { HoldConflict, ServiceHolds } from './ports.ts';
import { toQuoteStream } from './quote-stream-name.ts';

export type HoldDeps = {
  readonly eventLog: Pick<EventLog, 'read'>;
  readonly clock: Clock;
  readonly holds: ServiceHolds;
};

const refuseConflict = (conflicts: readonly HoldConflict[]): never => {
  const [first] = conflicts.toSorted((a, b) => a.left - a.booked - (b.left - b.booked));
  const { startTime, booked, left } = first!;
  return refuse({
    kind: 'conflict',
    message: message('hold_conflict', { startTime, booked, left }),
    details: { conflicts },
  });
};

const readState = async ({ eventLog }: HoldDeps, tx: Sql, id: string): Promise<QuoteState> =>
  fold(quoteDecider, await eventLog.read<QuoteEvent>(tx, toQuoteStream(id)));

/**
 * Runs a step of staff, and then updates what the private event holds of the service. Throws a
 * DomainError `hold_conflict` if a new hold conflicts with reservations, unless staff allowed
 * conflicts.
 */
export const keepHold = async (
  deps: HoldDeps,
  tx: Sql,
  { id, actor }: { readonly id: string; readonly actor: Actor },
  step: () => Promise<void>,
): Promise<void> => {
  const moment = { now: deps.clock.now().toISOString(), today: deps.clock.today() };
  const found = await readState(deps, tx, id);
  if (found.status !== 'unrequested') await deps.holds.lockDate(tx, found.occasion.date);
  const before = findActiveHold(found, moment);
  await step();
  const state = await readState(deps, tx, id);
  const after = findActiveHold(state, moment);
  if (canonicalJson(before) === canonicalJson(after)) return;
  if (state.status === 'unrequested' || after === null) return deps.holds.release(tx, id, actor);
  const { hold, until } = after;
  const conflicts = await deps.holds.apply(
    tx,
    { quoteId: id, occasion: state.occasion, hold, until: until === null ? null : new Date(until) },
    actor,
  );
  if (conflicts.length > 0 && takesMore(before, after) && !state.holdsDespiteConflicts)
    refuseConflict(conflicts);
};
