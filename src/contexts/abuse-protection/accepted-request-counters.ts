import type { Sql } from '#src/kernel/transaction.ts';
import {
  incrementCounters,
  readCounters,
  type Counter,
  type CounterValue,
} from './counter-store.postgres.ts';
import type { RateLimits } from './rate-limit-policy.ts';
import { refuseDailyQuota } from './refusals.ts';
import type { HashKey } from './request-counters.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** Who sends a request, as far as it tells: browser, network, and what was typed. */
export type Sender = {
  readonly visitor: string;
  readonly network: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** The last nine digits, with or without a country code. */
const normalizePhone = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/** The mailbox without a `+tag`. */
const normalizeEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).split('+', 1)[0]}${email.slice(at)}`.toLowerCase();
};

type Counted = { readonly call: string; readonly sender: Sender; readonly now: Date };
type Deps = {
  readonly hashKey: HashKey;
  readonly limits: RateLimits;
  /** The restaurant's, as people read it. */ readonly phone: string;
};

/** Telephone and e-mail are counted alone and together with the browser, so that a guest's own requests can be told apart. */
const countersFor = (
  { call, sender: { visitor, network, phone, email } }: Counted,
  { hashKey }: Deps,
) => {
  const daily = (...what: readonly string[]): Counter => ({
    name: hashKey('kept', call, ...what),
    seconds: DAY_S,
  });
  const contacts = [
    ...(phone ? [['phone', normalizePhone(phone)]] : []),
    ...(email ? [['email', normalizeEmail(email)]] : []),
  ];
  return {
    browser: daily('visitor', visitor),
    network: { name: hashKey('accepted', network), seconds: HOUR_S } satisfies Counter,
    contacts: contacts.map((contact) => ({
      all: daily(...contact),
      own: daily(...contact, visitor),
    })),
  };
};

const secondsUntil = (endsAt: number, now: Date): number =>
  Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));

const EMPTY_COUNTER: CounterValue = { points: 0, endsAt: 0 };

/** Accepted so far: by this network in the current hour, and today with the same telephone or e-mail from other browsers. */
export const readAcceptedCounts = async (
  sql: Sql,
  counted: Counted,
  deps: Deps,
): Promise<{ network: CounterValue; sameContact: CounterValue }> => {
  const { network, contacts } = countersFor(counted, deps);
  const values = await readCounters(
    sql,
    counted.now,
    [network, ...contacts.flatMap(({ all, own }) => [all, own])].map(({ name }) => name),
  );
  const valueOf = ({ name }: Counter): CounterValue => values.get(name) ?? EMPTY_COUNTER;
  const others = contacts.map(({ all, own }) => ({
    ...valueOf(all),
    points: valueOf(all).points - valueOf(own).points,
  }));
  return {
    network: valueOf(network),
    sameContact: others.reduce(
      (most, other) => (other.points > most.points ? other : most),
      EMPTY_COUNTER,
    ),
  };
};

/**
 * Counts an accepted request in the transaction that stores it; a request that is rolled back counts nothing.
 *
 * @throws DomainError too-many quota_reached when this browser had its share today; `details.retryAfter` in seconds
 */
export const countAcceptedRequest = async (
  tx: Sql,
  counted: Counted,
  deps: Deps,
): Promise<void> => {
  const { guestDay, networkHour } = deps.limits;
  const { browser, network, contacts } = countersFor(counted, deps);
  const values = await incrementCounters(tx, counted.now, [
    ...(guestDay > 0 ? [browser, ...contacts.flatMap(({ all, own }) => [all, own])] : []),
    ...(networkHour > 0 ? [network] : []),
  ]);
  const own = values.get(browser.name);
  if (own && own.points > guestDay)
    refuseDailyQuota({ retryAfter: secondsUntil(own.endsAt, counted.now), phone: deps.phone });
};
