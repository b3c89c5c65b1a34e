import type { MealType } from '#src/contracts/common/fields.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { DAY_ENDS_AT } from '#src/kernel/service-day.ts';
import type { SlotFacts, TurnFacts } from './turn-facts.ts';

export type TurnLimitKind =
  'covers' | 'online_stopped' | 'full' | 'room_closed' | 'kitchen_closes' | 'held';

/**
 * A limit of the service. Without a time slot, it applies to the whole meal. Without a meal, it
 * applies to the whole date.
 */
export type TurnLimit = {
  readonly timeSlotId: string | null;
  readonly mealType: MealType | null;
  readonly kind: TurnLimitKind;
  /** Maximum of the turn for `covers`; covers held for a private event for `held`. */
  readonly covers: number | null;
  readonly floor: number | null;
  /** `HH:mm`, when the kitchen closes. */
  readonly time: string | null;
  /** ISO instant after which the limit does not apply. Null: until it is ended. */
  readonly until: string | null;
};

/** The private event that caused a limit. Limits that staff set have no source. */
export type TurnLimitSource = { readonly kind: 'quote'; readonly id: string };

/**
 * State of a limit in its events. They leave out the reason, because free text could contain
 * personal data.
 */
export type TurnLimitState = TurnLimit & {
  readonly date: string;
  /** Start of the turn when the limit was set. */
  readonly slotStart: string | null;
  readonly hasReason: boolean;
  readonly source: TurnLimitSource | null;
};

export type TurnLimitEvent =
  DomainEvent<'TurnLimitSet', TurnLimitState> | DomainEvent<'TurnLimitEnded', TurnLimitState>;

export const TURN_LIMIT_STREAM_PREFIX = 'turn-limit-';
export const toTurnLimitStream = (id: string): string => TURN_LIMIT_STREAM_PREFIX + id;
export const parseTurnLimitId = (stream: string): string =>
  stream.slice(TURN_LIMIT_STREAM_PREFIX.length);

/** Fields of a turn that its limits determine. */
export type LimitedTurn = Pick<
  TurnFacts,
  'maxCovers' | 'declaredFull' | 'onlineStopped' | 'closedFloors' | 'kitchenClosesAt'
>;

/** Returns true if the limit has not reached its end. */
export const isInForce = ({ until }: Pick<TurnLimit, 'until'>, now: Date): boolean =>
  until === null || new Date(until) > now;

/** Returns true if the limit applies to the turn. */
export const isForTurn =
  ({ id, mealType }: Pick<SlotFacts, 'id' | 'mealType'>) =>
  (limit: TurnLimit): boolean =>
    (limit.timeSlotId === null || limit.timeSlotId === id) &&
    (limit.mealType === null || limit.mealType === mealType);

/** Returns a key that orders the times of one service day: 00:30 comes after 23:00. */
const toServiceTime = (time: string): string => (time < DAY_ENDS_AT ? `1${time}` : `0${time}`);

/** Returns true if the first time of the service day is later than the second. */
export const isLater = (one: string, other: string): boolean =>
  toServiceTime(one) > toServiceTime(other);

const findEarliest = (times: readonly string[]): string | null =>
  times.toSorted((a, b) => (isLater(a, b) ? 1 : -1))[0] ?? null;

/**
 * Applies the limits that are in force at `now`, so no job has to end them. Held covers add up. Of
 * several other limits, the strictest applies.
 */
export const limitTurn = (
  slot: Pick<SlotFacts, 'id' | 'mealType' | 'maxCovers'>,
  limits: readonly TurnLimit[],
  now: Date,
): LimitedTurn => {
  const applying = limits.filter(isForTurn(slot)).filter((limit) => isInForce(limit, now));
  const of = (wanted: TurnLimitKind) => applying.filter(({ kind }) => kind === wanted);
  const maxCovers = Math.min(slot.maxCovers, ...of('covers').map(({ covers }) => covers ?? 0));
  const held = of('held').reduce((sum, { covers }) => sum + (covers ?? 0), 0);
  return {
    maxCovers: Math.max(0, maxCovers - held),
    declaredFull: of('full').length > 0,
    onlineStopped: of('online_stopped').length > 0,
    closedFloors: of('room_closed').flatMap(({ floor }) => floor ?? []),
    kitchenClosesAt: findEarliest(of('kitchen_closes').flatMap(({ time }) => time ?? [])),
  };
};
