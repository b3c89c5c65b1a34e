import { readAcceptedCounts } from './accepted-request-counters.ts';
import type { CounterValue } from './counter-store.ts';
import type { GuardDeps, IncomingRequest } from './guard-dependencies.ts';
import type { RequestCounts } from './rate-limit-policy.ts';
import { createKeyedHash, type CounterWindow } from './request-counters.ts';

export type Windows = Readonly<Record<keyof RequestCounts, CounterWindow>>;

const EMPTY_WINDOW: CounterWindow = { count: 0, msLeft: 0 };

const countArrival = async (
  { limits, counters, key }: GuardDeps,
  { sender, isHasty, proof }: IncomingRequest,
): Promise<Pick<Windows, 'refused' | 'hasty' | 'total'>> => {
  if (proof) return { refused: EMPTY_WINDOW, hasty: EMPTY_WINDOW, total: EMPTY_WINDOW };
  const network = createKeyedHash(key)('network', sender.network);
  return {
    refused: limits.networkHour > 0 ? await counters.readRefused(network) : EMPTY_WINDOW,
    hasty: limits.hastyMinute > 0 && isHasty ? await counters.addHasty(network) : EMPTY_WINDOW,
    total: limits.totalMinute > 0 ? await counters.addTotal('all') : EMPTY_WINDOW,
  };
};

/**
 * Counts the request, unless it has a valid proof of work, and returns all counters of its sender.
 */
export const readWindows = async (deps: GuardDeps, incoming: IncomingRequest): Promise<Windows> => {
  const { sql, key, limits } = deps;
  const stored = limits.networkHour > 0 || limits.guestDay > 0;
  const accepted = stored
    ? await readAcceptedCounts(sql, incoming, { ...deps, hashKey: createKeyedHash(key) })
    : null;
  const withThisOne = (value: CounterValue | undefined): CounterWindow => ({
    count: (value?.count ?? 0) + 1,
    msLeft: Math.max(0, (value?.endsAt ?? 0) - incoming.now.getTime()),
  });
  return {
    accepted: withThisOne(accepted?.network),
    sameContact: withThisOne(accepted?.sameContact),
    ...(await countArrival(deps, incoming)),
  };
};
