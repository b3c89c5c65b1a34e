import type { Actor } from '#src/event-log/event-log.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import {
  toTurnLimitStream,
  type TurnLimitEvent,
  type TurnLimitState,
} from '#src/contexts/booking/domain/turn-limits.ts';
import type {
  EndLimitsOfSource,
  EndTurnLimit,
  NewTurnLimit,
  SetTurnLimit,
  StoredTurnLimit,
  TurnLimitDeps,
} from './ports.ts';

const assertPossible = ({ clock, rules }: TurnLimitDeps, { date, until, floor }: NewTurnLimit) => {
  if (date < currentServiceDay(clock))
    refuseField('date', message('turn_limit_past'), { code: 'invalid' });
  if (until !== null && until <= clock.now())
    refuseField('until', message('turn_limit_until_past'), { code: 'invalid' });
  if (floor !== null && floor !== undefined && rules.rooms.every((room) => room.floor !== floor))
    refuseField('floor', message('room_unknown'), { code: 'invalid' });
};

const toState = (
  { reason, until, source, kind, date, ...limit }: NewTurnLimit,
  slotStart: string | null,
): TurnLimitState => ({
  date,
  timeSlotId: limit.timeSlotId ?? null,
  slotStart,
  mealType: limit.mealType ?? null,
  kind,
  covers: limit.covers ?? null,
  floor: limit.floor ?? null,
  time: limit.time ?? null,
  until: until?.toISOString() ?? null,
  hasReason: Boolean(reason),
  source: source ?? null,
});

const toEndedState = ({ id: _, reason: __, setAt: ___, ...state }: StoredTurnLimit) => state;

/**
 * Returns true if the new limit of staff replaces the other one. Limits of a quote replace nothing,
 * because a quote may set several equal limits.
 */
const isReplaced =
  ({ kind, timeSlotId, mealType, floor, source }: TurnLimitState) =>
  (other: StoredTurnLimit): boolean =>
    source === null &&
    other.source === null &&
    other.kind === kind &&
    other.timeSlotId === timeSlotId &&
    other.mealType === mealType &&
    other.floor === floor;

const appendEvent = async (
  { eventLog, clock }: TurnLimitDeps,
  tx: Sql,
  id: string,
  event: TurnLimitEvent,
  by: { readonly actor: Actor; readonly subject?: { id: string; commitment: string } },
) => {
  const version = event.type === 'TurnLimitSet' ? 0 : 1;
  await eventLog.append(tx, toTurnLimitStream(id), version, [event], {
    at: clock.now().toISOString(),
    ...by,
  });
};

const endLimit = (deps: TurnLimitDeps, tx: Sql, limit: StoredTurnLimit, actor: Actor) =>
  appendEvent(deps, tx, limit.id, { type: 'TurnLimitEnded', data: toEndedState(limit) }, { actor });

/**
 * Sets a limit under an exclusive lock of the date, so a concurrent booking commits before it or
 * obeys it. A limit of staff replaces their earlier limit of the same kind for the same turns.
 *
 * @throws DomainError of kind `invalid` for a date or an end in the past, or an unknown turn or
 * room
 */
export const setTurnLimit =
  (deps: TurnLimitDeps): SetTurnLimit =>
  async (tx, limit, actor) => {
    assertPossible(deps, limit);
    await deps.lockDateExclusive(tx, limit.date);
    const slotStart = limit.timeSlotId
      ? ((await deps.limits.findSlotStart(tx, limit.timeSlotId)) ??
        refuseField('timeSlotId', message('turn_required'), { code: 'slot_unknown' }))
      : null;
    const state = toState(limit, slotStart);
    for (const other of (await deps.limits.listOfDate(limit.date, tx)).filter(isReplaced(state)))
      await endTurnLimit(deps)(tx, other.id, actor);
    const id = deps.newId();
    const { reason } = limit;
    const subject = reason ? await deps.personalData.insert(tx, { reason }) : undefined;
    const by = { actor, ...(subject ? { subject } : {}) };
    await appendEvent(deps, tx, id, { type: 'TurnLimitSet', data: state }, by);
    return id;
  };

export const endTurnLimit =
  (deps: TurnLimitDeps): EndTurnLimit =>
  async (tx, id, actor) => {
    await deps.limits.lock(tx, id);
    const limit = await deps.limits.find(id, tx);
    if (limit) await endLimit(deps, tx, limit, actor);
  };

export const endLimitsOfSource =
  (deps: TurnLimitDeps): EndLimitsOfSource =>
  async (tx, quoteId, actor) => {
    const limits = await deps.limits.listOfSource(tx, quoteId);
    for (const limit of limits) await endLimit(deps, tx, limit, actor);
    return limits.length;
  };

export const refuseUnknownLimit = (): never =>
  refuse({ kind: 'not-found', message: message('turn_limit_unknown') });
