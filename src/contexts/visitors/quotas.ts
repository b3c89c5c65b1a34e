import type { Sql } from '../../kernel/transaction.ts';
import { secondsUntilEnd, type Hidden } from './pressure.ts';
import { refuseMore } from './refusals.ts';
import { tally } from './tallies.postgres.ts';

const DAY_S = 24 * 3_600;

/** Who asks, as far as the request tells: the browser, and what was typed. */
export type Guest = { readonly visitor: string; readonly phone: string | null; readonly email: string | null };

/** The last nine digits, with or without a country in front. */
const samePhone = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/** The mailbox, without what a person may add behind a plus. */
const sameMailbox = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).split('+', 1)[0]}${email.slice(at)}`.toLowerCase();
};

const namesOf = ({ visitor, phone, email }: Guest): string[][] =>
  [['visitor', visitor], ...(phone ? [['phone', samePhone(phone)]] : []), ...(email ? [['email', sameMailbox(email)]] : [])];

type Kept = { readonly call: string; readonly guest: Guest; readonly now: Date };

/**
 * Counts a request that is being kept, in the transaction that keeps it: one that is refused counts nothing.
 *
 * @throws DomainError too-many quota_reached, with `details.retryAfter` seconds
 */
export const countKept = async (tx: Sql, { call, guest, now }: Kept, { hidden, guestDay, phone }: { hidden: Hidden; guestDay: number; phone: string }) => {
  if (guestDay === 0) return;
  const standings = await tally(tx, now, namesOf(guest).map((name) => ({ name: hidden('kept', call, ...name), seconds: DAY_S })));
  const full = [...standings.values()].filter(({ points }) => points > guestDay);
  if (full.length > 0) refuseMore({ retryAfter: secondsUntilEnd(full, now), phone });
};
