import { domainToASCII } from 'node:url';
import { toIdentifyingE164 } from '#src/contracts/common/phone-number.ts';
import type { PersonalData } from './personal-data-store.ts';

/**
 * What identifies a person in one row of personal data. A key is null if the row has no such value,
 * or one that identifies no person.
 */
export type ContactKeys = {
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
  readonly nameKey: string | null;
};

/** Whether two contacts are the same person. `perhaps` needs the confirmation of staff. */
export type IdentityMatch = 'certain' | 'perhaps' | 'no';

const NOT_IN_NAMES = /[^\p{L}\p{N}]+/u;
const APOSTROPHES = /['’ʼ`´]/g;

/** Returns the full international number (E.164), or null if it identifies no person. */
export const toPhoneKey = (phone: string | null | undefined): string | null =>
  phone ? toIdentifyingE164(phone) : null;

/**
 * Returns the address with its domain in ASCII, in lower case. RFC 5321 permits case-sensitive local
 * parts, but mail providers do not distinguish them.
 */
export const toEmailKey = (email: string | null | undefined): string | null => {
  const address = email?.trim() ?? '';
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1).replace(/\.$/, ''));
  if (at < 1 || domain === '') return null;
  return `${address.slice(0, at).normalize('NFC').toLowerCase()}@${domain}`;
};

/** Returns the words of a name in alphabetical order, without accents, in lower case. */
export const toNameKey = (name: string | null | undefined): string | null => {
  const plain = (name ?? '').normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHES, '');
  return plain.toLowerCase().split(NOT_IN_NAMES).filter(Boolean).sort().join(' ') || null;
};

export const toContactKeys = ({ phone, email, name }: PersonalData): ContactKeys => ({
  phoneKey: toPhoneKey(phone),
  emailKey: toEmailKey(email),
  nameKey: toNameKey(name),
});

const isOther = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Compares two contacts. They are certainly one person if they share the number or the address, have
 * the same name, and no other number or address. The conditions of
 * `contact-identity.postgres.ts` must agree with this function; a test compares them.
 */
export const matchContacts = (one: ContactKeys, other: ContactKeys): IdentityMatch => {
  const isShared =
    (one.phoneKey !== null && one.phoneKey === other.phoneKey) ||
    (one.emailKey !== null && one.emailKey === other.emailKey);
  if (!isShared) return 'no';
  const isContradicted =
    one.nameKey !== other.nameKey ||
    isOther(one.phoneKey, other.phoneKey) ||
    isOther(one.emailKey, other.emailKey);
  return isContradicted ? 'perhaps' : 'certain';
};
