import type { Pool } from 'pg';
import { guardLinkStep, guardLookup, guardRequest, guardSearch } from './abuse-guard.ts';
import type { GuardDeps } from './guard-dependencies.ts';
import { postgresCounterStore } from './counter-store.postgres.ts';
import { createRequestCounters } from './request-counters.limiter.ts';
import { createUnconfirmedSeatLimit, isKnownDevice } from './unconfirmed-seat-limit.postgres.ts';
import { isConfirmedMailbox } from './confirmed-mailbox.postgres.ts';
import { createMailLimit } from './mail-limit.ts';
import type { Config } from '#src/platform/config.ts';
import { venue } from '#src/venue.ts';

type Needs = Omit<GuardDeps, 'limits' | 'counters' | 'store' | 'isKnownDevice' | 'phone'> & {
  readonly pool: Pool;
  readonly config: Config;
};

export const createAbuseProtection = ({ config, pool, ...needs }: Needs) => {
  const limits = {
    guestDay: config.QUOTA_GUEST_DAY,
    networkHour: config.QUOTA_ADDRESS_HOUR,
    hastyMinute: config.QUOTA_HASTY_MINUTE,
    totalMinute: config.QUOTA_ALARM_MINUTE,
    searchMinute: config.QUOTA_SEARCH_MINUTE,
    networkSeats: config.QUOTA_NETWORK_SEATS,
    unconfirmedSeats: config.QUOTA_UNCONFIRMED_SEATS,
  };
  const deps = {
    ...needs,
    limits,
    counters: createRequestCounters(pool),
    store: postgresCounterStore,
    isKnownDevice,
    phone: venue.phone.display,
  };
  return {
    guardRequest: guardRequest(deps),
    guardSearch: guardSearch(deps),
    guardLookup: guardLookup(deps),
    guardLinkStep: guardLinkStep(deps),
    unconfirmedSeats: createUnconfirmedSeatLimit(limits),
    mayMail: createMailLimit({ ...deps, isConfirmedMailbox }),
  };
};
