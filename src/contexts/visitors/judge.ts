/** How much visitors may ask for; 0 lifts a limit. */
export type VisitorLimits = {
  /** Requests of one call that are kept, a day: per browser, per telephone, per e-mail. */
  readonly guestDay: number;
  /** Requests from one network, an hour. */
  readonly addressHour: number;
  /** Hasty requests from one network, a minute. */
  readonly hastyMinute: number;
  /** Requests from everybody, a minute. */
  readonly alarmMinute: number;
  /** Searches from one network, a minute. */
  readonly searchMinute: number;
};

/** Requests so far, this one included; 0 where it was not counted. */
type Counts = { readonly address: number; readonly hasty: number; readonly everybody: number };

export type Judgement = { readonly kind: 'goes-on' | 'waits' } | { readonly kind: 'proves'; readonly bits: number };

/** A network that goes on beyond this many times its usual pace is no family and no office. */
const PATIENCE = 3;
/** Eight parts of 2^12 hashes: a tenth of a second on a desk, half a second on a phone of few means. Each further bit doubles it. */
export const FIRST_BITS = 12;
const MOST_BITS = 14;

const share = (count: number, limit: number): number => (limit > 0 ? count / limit : 0);

/** Past a usual pace the browser does a sum, the larger the further past; only one network's flood is told to wait. */
export const judge = (limits: VisitorLimits, { address, hasty, everybody }: Counts): Judgement => {
  const ofAddress = share(address, limits.addressHour);
  if (ofAddress > PATIENCE) return { kind: 'waits' };
  const most = Math.max(ofAddress, share(hasty, limits.hastyMinute), share(everybody, limits.alarmMinute));
  return most > 1 ? { kind: 'proves', bits: Math.min(MOST_BITS, FIRST_BITS + Math.floor(Math.log2(most))) } : { kind: 'goes-on' };
};
