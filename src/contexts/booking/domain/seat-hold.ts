/**
 * Every way in which a reservation, a change request or an offer takes seats of a turn. Only
 * `decideSeatHold` decides on them, and a test attacks each way of this list.
 *
 * - `isLimited`: the limits of unconfirmed seats apply.
 * - `needsStaff`: whether staff must accept the party afterwards. `unless-known`: only if the guest
 *   joined from an unknown browser.
 */
export const seatWays = {
  request: { isLimited: true, needsStaff: 'always' },
  acceptedProposal: { isLimited: true, needsStaff: 'always' },
  changeRequest: { isLimited: true, needsStaff: 'always' },
  offer: { isLimited: true, needsStaff: 'unless-known' },
  acceptedOffer: { isLimited: true, needsStaff: 'always' },
  /** An offer that staff made, or that a known guest got, is a promise. */
  acceptedPromise: { isLimited: false, needsStaff: 'never' },
  staffOffer: { isLimited: false, needsStaff: 'never' },
  staffEntry: { isLimited: false, needsStaff: 'never' },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly isLimited: boolean;
      readonly needsStaff: 'always' | 'never' | 'unless-known';
    }
  >
>;

export type SeatWay = keyof typeof seatWays;

declare const decided: unique symbol;

/**
 * Decision on one way to take seats. `needsStaff`: the party is not confirmed before staff accept
 * it. Only `decideSeatHold` creates it, so a way that skips the limits does not compile.
 */
export type SeatHold = {
  readonly holdsSeat: boolean;
  readonly needsStaff: boolean;
  readonly [decided]: true;
};
