import { refuse } from '../../kernel/domain-error.ts';
import type { Standing, Tally } from './tallies.postgres.ts';

const MINUTE_S = 60;
/** Searches that a process takes from the shared count at once, so that one in twenty writes. */
const AT_ONCE = 20;
const MOST_NETWORKS = 10_000;

/** `isOver`: the minute is used up until `until`, and the database need not be asked again. */
type Lease = { left: number; until: number; isOver: boolean; taking: Promise<void> | null };

type Deps = {
  /** Per network and minute; 0 lifts it. */
  readonly limit: number;
  readonly add: (tally: Tally) => Promise<Standing>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const tooMany = (retryAfter: number): never =>
  refuse({ kind: 'too-many', code: 'too_many_requests', message: `Troppe ricerche in poco tempo. Riprova tra ${retryAfter} secondi.`, details: { retryAfter } });

/**
 * Keeps searches to a pace that no person reaches. Several processes share the count; each may hold back up to
 * nineteen that it took and did not use.
 *
 * @throws DomainError too-many too_many_requests, with `details.retryAfter` seconds
 */
export const searchPace = ({ limit, add, now }: Deps) => {
  const leases = new Map<string, Lease>();
  const size = Math.min(AT_ONCE, limit);

  const take = async (name: string, lease: Lease): Promise<void> => {
    const { points, endsAt } = await add({ name, seconds: MINUTE_S, points: size });
    lease.until = endsAt;
    lease.left = Math.min(size, Math.max(0, limit - (points - size)));
    lease.isOver = lease.left === 0;
  };
  const leaseOf = (name: string): Lease => {
    const held = leases.get(name);
    if (held && (held.taking || held.until > now())) return held;
    if (leases.size >= MOST_NETWORKS) leases.clear();
    const fresh: Lease = { left: 0, until: 0, isOver: false, taking: null };
    leases.set(name, fresh);
    return fresh;
  };

  return async (name: string): Promise<void> => {
    if (limit === 0) return;
    const lease = leaseOf(name);
    while (lease.left === 0) {
      if (lease.isOver) tooMany(Math.max(1, Math.ceil((lease.until - now()) / 1_000)));
      // Many at once wait for one taking, or each would take twenty.
      lease.taking ??= take(name, lease).finally(() => { lease.taking = null; });
      await lease.taking;
    }
    lease.left -= 1;
  };
};
