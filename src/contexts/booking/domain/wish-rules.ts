import type { JudgedWish } from '#src/contracts/booking/guest-wishes.ts';
import type { BookingRequest } from './admission-rule.ts';
import type { DeskRule } from './joined-table-rules.ts';
import { findUnmetWish } from './seat-wishes.ts';
import { findImpossibleWish } from './suitable-tables.ts';
import { findTables } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

/** A party without a table gets one later, so any free table may meet its wishes. */
const findUnmet = (bookingRequest: BookingRequest, facts: TurnFacts): JudgedWish | null => {
  const { tableId, wishes, numberOfPeople } = bookingRequest;
  return tableId === null
    ? findImpossibleWish(numberOfPeople, wishes, facts)
    : findUnmetWish(wishes, findTables(bookingRequest, facts), facts);
};

const createWishRule = (wish: JudgedWish, message: DeskRule['message']): DeskRule => ({
  message,
  isBroken: (bookingRequest, facts) => findUnmet(bookingRequest, facts) === wish,
  details: () => ({ unmetWish: wish }),
  desk: { limit: 'overridable', checkedFor: ['turn', 'table'] },
});

/**
 * Rules about the wishes of the guest. They bind staff only, because guests choose a table before
 * they name their wishes.
 */
export const wishRules: readonly DeskRule[] = [
  createWishRule('step_free', 'wish_unmet.step_free'),
  createWishRule('with_dog', 'wish_unmet.with_dog'),
  createWishRule('high_chair', 'wish_unmet.high_chair'),
];
