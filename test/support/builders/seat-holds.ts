import type { SeatHold } from '#src/contexts/booking/domain/seat-hold.ts';

/** Builds the decision of `decideSeatHold` for tests of the rules that come after it. */
export const buildSeatHold = (over: { holdsSeat?: boolean; needsStaff?: boolean } = {}): SeatHold =>
  ({ holdsSeat: true, needsStaff: false, ...over }) as SeatHold;
