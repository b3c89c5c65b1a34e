import type { Sql } from '#src/kernel/transaction.ts';
import { toEmailKey, toPhoneKey } from '#src/personal-data/contact-identity.ts';
import type { Counter, CounterStore, CounterValue } from './counter-store.ts';
import type { RateLimits } from './rate-limit-policy.ts';
import { refuseDailyQuota } from './refusals.ts';
import type { HashKey } from './request-counters.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

export type Sender = {
  /** Hash of the visitor cookie. Empty if the browser sent none. */
  readonly visitor: string;
  readonly network: string;
  readonly phone: string | null;
  readonly email: string | null;
};

const TAG = /\+[^@]*(?=@)/;

/**
 * Returns the key of the mailbox, without a `+tag`, because all tags reach one mailbox. Counters use
 * this key. It does not identify a person.
 */
export const toMailboxKey = (email: string): string => toEmailKey(email.replace(TAG, '')) ?? email;

type Counted = { readonly call: string; readonly sender: Sender; readonly now: Date };
type Deps = {
  readonly store: CounterStore;
  readonly hashKey: HashKey;
  readonly limits: RateLimits;
  readonly phone: string;
};

const countersFor = (
  { call, sender: { visitor, network, phone, email } }: Counted,
  { hashKey }: Deps,
) => {
  const daily = (...what: readonly string[]): Counter => ({
    name: hashKey('kept', call, ...what),
    seconds: DAY_S,
  });
  const [phoneKey, mailboxKey] = [toPhoneKey(phone), email && toMailboxKey(email)];
  const contacts = [
    ...(phoneKey ? [['phone', phoneKey]] : []),
    ...(mailboxKey ? [['email', mailboxKey]] : []),
  ];
  return {
    browser: visitor === '' ? null : daily('visitor', visitor),
    network: { name: hashKey('accepted', network), seconds: HOUR_S } satisfies Counter,
    contacts: contacts.map((contact) => ({
      all: daily(...contact),
      own: visitor === '' ? null : daily(...contact, visitor),
    })),
  };
};

const withoutNull = (counters: readonly (Counter | null)[]): Counter[] =>
  counters.filter((counter) => counter !== null);

const secondsUntil = (endsAt: number, now: Date): number =>
  Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));

const EMPTY_COUNTER: CounterValue = { count: 0, endsAt: 0 };

/**
 * Returns the number of requests accepted from the sender's network within an hour. `sameContact`
 * counts those that other browsers sent with the sender's phone or e-mail within a day.
 */
export const readAcceptedCounts = async (
  sql: Sql,
  counted: Counted,
  deps: Deps,
): Promise<{ network: CounterValue; sameContact: CounterValue }> => {
  const { network, contacts } = countersFor(counted, deps);
  const values = await deps.store.readCounters(
    sql,
    counted.now,
    withoutNull([network, ...contacts.flatMap(({ all, own }) => [all, own])]).map(
      ({ name }) => name,
    ),
  );
  const valueOf = (counter: Counter | null): CounterValue =>
    (counter && values.get(counter.name)) ?? EMPTY_COUNTER;
  const others = contacts.map(({ all, own }) => ({
    ...valueOf(all),
    count: valueOf(all).count - valueOf(own).count,
  }));
  return {
    network: valueOf(network),
    sameContact: others.reduce(
      (most, other) => (other.count > most.count ? other : most),
      EMPTY_COUNTER,
    ),
  };
};

/**
 * Counts an accepted request of the sender. Throws a DomainError `quota_reached` above the
 * browser's daily limit, with `retryAfter` in seconds.
 */
export const countAcceptedRequest = async (
  tx: Sql,
  counted: Counted,
  deps: Deps,
): Promise<void> => {
  const { guestDay, networkHour } = deps.limits;
  const { browser, network, contacts } = countersFor(counted, deps);
  const values = await deps.store.incrementCounters(tx, counted.now, [
    ...(guestDay > 0
      ? withoutNull([browser, ...contacts.flatMap(({ all, own }) => [all, own])])
      : []),
    ...(networkHour > 0 ? [network] : []),
  ]);
  const own = browser && values.get(browser.name);
  if (own && own.count > guestDay)
    refuseDailyQuota({ retryAfter: secondsUntil(own.endsAt, counted.now), phone: deps.phone });
};
