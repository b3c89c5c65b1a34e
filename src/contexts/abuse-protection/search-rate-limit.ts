import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { CounterWindow } from './request-counters.ts';

const BATCH = 20;
const MAX_NETWORKS = 10_000;

type Lease = { left: number; until: number; isOver: boolean; reserving: Promise<void> | null };

type Deps = {
  readonly limit: number;
  readonly add: (key: string, count: number) => Promise<CounterWindow>;
  readonly nowMs: () => number;
};

const refuseSearch = (retryAfter: number): never =>
  refuse({
    kind: 'too-many',
    message: message('too_many_requests.searches', { retryAfter }),
    details: { retryAfter },
  });

/**
 * Limits the searches of each network per minute. Each database write reserves up to 20 searches,
 * which this process then counts in memory.
 */
export const createSearchRateLimit = ({ limit, add, nowMs }: Deps) => {
  const leases = new Map<string, Lease>();
  const size = Math.min(BATCH, limit);

  const reserve = async (key: string, lease: Lease): Promise<void> => {
    const { count, msLeft } = await add(key, size);
    lease.until = nowMs() + msLeft;
    lease.left = Math.min(size, Math.max(0, limit - (count - size)));
    lease.isOver = lease.left === 0;
  };
  const leaseFor = (key: string): Lease => {
    const held = leases.get(key);
    if (held && (held.reserving || held.until > nowMs())) return held;
    if (leases.size >= MAX_NETWORKS) leases.clear();
    const fresh: Lease = { left: 0, until: 0, isOver: false, reserving: null };
    leases.set(key, fresh);
    return fresh;
  };

  return async (key: string): Promise<void> => {
    if (limit === 0) return;
    const lease = leaseFor(key);
    while (lease.left === 0) {
      if (lease.isOver) refuseSearch(Math.max(1, Math.ceil((lease.until - nowMs()) / 1_000)));
      lease.reserving ??= reserve(key, lease).finally(() => {
        lease.reserving = null;
      });
      await lease.reserving;
    }
    lease.left -= 1;
  };
};
