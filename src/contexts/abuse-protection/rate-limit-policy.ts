/** Limits for requests from public forms. The value 0 disables a limit. */
export type RateLimits = {
  /**
   * Accepted requests of one browser, phone or e-mail per day and form. Above this limit, the
   * browser is refused, but the phone or e-mail only requires a proof of work.
   */
  readonly guestDay: number;
  /**
   * Accepted requests per network and hour. The value 0 also disables `networkSeats`,
   * `unconfirmedSeats` and the limit for refused requests.
   */
  readonly networkHour: number;
  /**
   * Requests per network and minute that arrive less than three seconds after their CSRF token was
   * issued. People need longer to fill in a form.
   */
  readonly hastyMinute: number;
  readonly totalMinute: number;
  readonly searchMinute: number;
  readonly networkSeats: number;
  /**
   * Seats that pending requests may hold together in one time slot of a date. Browsers with an
   * earlier confirmed or completed reservation are exempt.
   */
  readonly unconfirmedSeats: number;
};

export type RequestCounts = {
  readonly accepted: number;
  readonly refused: number;
  readonly hasty: number;
  readonly total: number;
  readonly sameContact: number;
};

export const MIN_BITS = 12;
export const MAX_BITS = 20;
/**
 * Each time a count grows by 25 times its limit, the proof of work needs one more bit, which
 * doubles the work.
 */
const LIMITS_PER_BIT = 25;

type ProofRule = { readonly limit: (limits: RateLimits) => number; readonly maxBits: number };

/**
 * Proof of work by counter. `maxBits` is low for counters that an attacker can raise cheaply, to
 * spare guests slow proofs of work.
 */
const proofRules: Readonly<Record<keyof RequestCounts, ProofRule>> = {
  accepted: { limit: ({ networkHour }) => networkHour, maxBits: MAX_BITS },
  refused: { limit: ({ networkHour }) => 3 * networkHour, maxBits: MIN_BITS },
  hasty: { limit: ({ hastyMinute }) => hastyMinute, maxBits: MIN_BITS },
  total: { limit: ({ totalMinute }) => totalMinute, maxBits: 14 },
  sameContact: { limit: ({ guestDay }) => guestDay, maxBits: MIN_BITS },
};

const computeBits = (count: number, limit: number, maxBits: number): number =>
  limit === 0 || count <= limit
    ? 0
    : Math.min(maxBits, MIN_BITS + Math.floor(count / (limit * LIMITS_PER_BIT)));

export type ProofReason = {
  readonly count: keyof RequestCounts;
  readonly bits: number;
};

export const findProofReasons = (
  limits: RateLimits,
  counts: RequestCounts,
): readonly ProofReason[] =>
  (Object.keys(proofRules) as (keyof RequestCounts)[])
    .map((count) => ({
      count,
      bits: computeBits(counts[count], proofRules[count].limit(limits), proofRules[count].maxBits),
    }))
    .filter(({ bits }) => bits > 0);

export const computeRequiredBits = (reasons: readonly ProofReason[]): number =>
  Math.max(0, ...reasons.map(({ bits }) => bits));

export const isRepeatedContact = ({ guestDay }: RateLimits, sameContact: number): boolean =>
  guestDay > 0 && sameContact > guestDay;

export type UnconfirmedSeats = { readonly ofNetwork: number; readonly ofTurn: number };

const isWithinLimit = (held: number, asked: number, limit: number): boolean =>
  limit === 0 || held + asked <= limit;

export const mayHoldSeats = (
  limits: RateLimits,
  asked: number,
  { ofNetwork, ofTurn }: UnconfirmedSeats,
): boolean =>
  limits.networkHour === 0 ||
  (isWithinLimit(ofNetwork, asked, limits.networkSeats) &&
    isWithinLimit(ofTurn, asked, limits.unconfirmedSeats));
