import { admitSearch, admitVisitor } from '../contexts/visitors/admit-visitor.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Sql } from '../kernel/transaction.ts';
import type { Config } from '../platform/config.ts';
import type { AttemptOf } from '../platform/http/attempt.ts';
import type { Log } from '../platform/log.ts';
import { venue } from '../venue.ts';

type Needs = { readonly sql: Sql; readonly clock: Clock; readonly log: Log; readonly key: Buffer; readonly config: Config; readonly attemptOf: AttemptOf };

/** What stands between a visitor and the book. */
export const visitorsOf = ({ config, ...needs }: Needs) => {
  const deps = {
    ...needs, phone: venue.phone.display,
    limits: {
      guestDay: config.QUOTA_GUEST_DAY, addressHour: config.QUOTA_ADDRESS_HOUR, hastyMinute: config.QUOTA_HASTY_MINUTE,
      alarmMinute: config.QUOTA_ALARM_MINUTE, searchMinute: config.QUOTA_SEARCH_MINUTE,
    },
  };
  return { admit: admitVisitor(deps), admitSearch: admitSearch(deps) };
};
