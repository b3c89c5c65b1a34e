/** How much guests may ask for; 0 lifts a limit. The table in docs/security.md shows the same rules. */
export type RateLimits = {
  /** Requests of one call that are accepted per day: a browser is refused beyond it, a telephone or e-mail is only slowed down. */
  readonly guestDay: number;
  /** Accepted requests per network and hour. 0 lifts every rule about networks, those about seats included. */
  readonly networkHour: number;
  /** Requests per network and minute that come within three seconds of their token. */
  readonly hastyMinute: number;
  /** Requests of all networks per minute. */
  readonly totalMinute: number;
  /** Searches per network and minute. */
  readonly searchMinute: number;
  /** Seats of one turn that unconfirmed requests of one network may hold. */
  readonly networkSeats: number;
  /** Seats of one turn that unconfirmed requests of all unknown browsers may hold. */
  readonly unconfirmedSeats: number;
};

/** Requests counted in their windows, this one included; 0 where a count does not concern it. */
export type RequestCounts = {
  /** Accepted from this network in an hour. */
  readonly accepted: number;
  /** Refused to this network in an hour, this request not included. */
  readonly refused: number;
  /** From this network in a minute, within three seconds of their token. */
  readonly hasty: number;
  /** From all networks in a minute. */
  readonly total: number;
  /** Accepted today from other browsers with the same telephone or e-mail, and this one; the larger of both. */
  readonly sameContact: number;
};

export const MIN_BITS = 12;
export const MAX_BITS = 20;
/** Each 25-fold of a limit adds one bit, which doubles the work. */
const LIMITS_PER_BIT = 25;

type ProofRule = { readonly limit: (limits: RateLimits) => number; readonly maxBits: number };

/** Only accepted requests of a network raise its proof to the maximum: a neighbour whose requests are refused closes nothing. */
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

/** What makes a request need a proof of work. */
export type ProofReason = {
  readonly count: keyof RequestCounts;
  /** Per part, 12 to 20. */ readonly bits: number;
};

/** The rules that ask for a proof of work; none where the request is allowed without. */
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

/** The bits that all reasons together ask for; 0 without a reason. */
export const computeRequiredBits = (reasons: readonly ProofReason[]): number =>
  Math.max(0, ...reasons.map(({ bits }) => bits));

/** Whether a telephone or e-mail was used so often today that its next request holds no seat. */
export const isRepeatedContact = ({ guestDay }: RateLimits, sameContact: number): boolean =>
  guestDay > 0 && sameContact > guestDay;

/** Seats that unconfirmed requests of unknown browsers hold in a turn, before this request. */
export type UnconfirmedSeats = { readonly ofNetwork: number; readonly ofTurn: number };

const isWithinLimit = (held: number, asked: number, limit: number): boolean =>
  limit === 0 || held + asked <= limit;

/** Whether an unknown browser's request may hold its seats before staff accept it. */
export const mayHoldSeats = (
  limits: RateLimits,
  asked: number,
  { ofNetwork, ofTurn }: UnconfirmedSeats,
): boolean =>
  limits.networkHour === 0 ||
  (isWithinLimit(ofNetwork, asked, limits.networkSeats) &&
    isWithinLimit(ofTurn, asked, limits.unconfirmedSeats));
