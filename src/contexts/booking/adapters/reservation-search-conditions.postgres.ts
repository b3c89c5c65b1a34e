import type {
  DeskSearch,
  DeskFilter,
  DeskQuery,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import { normalizePhone } from '#src/contracts/common/text-input/normalize-phone.ts';
import { normalizeReference } from '#src/contracts/common/text-input/normalize-reference.ts';
import { parseReferenceCode } from '#src/kernel/reference-code.ts';
import { toPhoneKey } from '#src/personal-data/contact-identity.ts';
import {
  FROM_RESERVATIONS,
  REFERENCE,
  TO_CALL_CONDITION,
} from './reservation-view-query.postgres.ts';

export type Condition = readonly [sql: string, ...values: unknown[]];

const ACCENTED = 'àáâãäåèéêëìíîïòóôõöùúûüçñ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn';
const RAW_NAME = `p.data->>'name'`;
/**
 * The guest's name in lower case without accents. `translate` replaces accented letters, which
 * `lower()` ignores in locale C, but ASCII names skip it because it is slow.
 */
const NAME = `case when octet_length(${RAW_NAME}) = char_length(${RAW_NAME}) then lower(${RAW_NAME})
  else translate(lower(${RAW_NAME}), '${ACCENTED}${ACCENTED.toUpperCase()}’', '${PLAIN}${PLAIN}''') end`;
const MAX_SEARCH_WORDS = 6;
/** Country code of Italy, without which most numbers are stored. */
const HOME_CODE = /^\+39/;

const normalizeText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const joinConditions = (conditions: readonly Condition[], word: 'and' | 'or'): Condition => [
  `(${conditions.map(([sql]) => sql).join(` ${word} `)})`,
  ...conditions.flatMap(([, ...values]) => values),
];

/**
 * Returns a condition on the telephone number, or null if the text cannot be part of one. A whole
 * number is found in every spelling.
 */
const matchPhone = (q: string): Condition | null => {
  const phone = normalizePhone(q);
  const digits = phone.replace(HOME_CODE, '').replace(/\D/g, '');
  return digits.length >= 3 && /^[+\d ./-]+$/.test(phone)
    ? ['(p.phone_digits like ? or p.phone_key = ?)', toLikePattern(digits), toPhoneKey(phone)]
    : null;
};

const matchName = (q: string): Condition =>
  joinConditions(
    normalizeText(q)
      .split(/\s+/)
      .slice(0, MAX_SEARCH_WORDS)
      .map((word) => [`(${NAME}) like ?`, toLikePattern(word)]),
    'and',
  );

const matchReference = (q: string): Condition[] => {
  const bits = parseReferenceCode(normalizeReference(q));
  return bits === null ? [] : [[`${REFERENCE} = ?`, bits.toString()]];
};

const matchGuest = (q: string): Condition => {
  const [person, ...values] = matchPhone(q) ?? matchName(q);
  // `offset 0` forces PostgreSQL to search the personal data before it reads reservations.
  return joinConditions(
    [
      [
        `r.subject_id in (select p.subject_id from personal_data p where ${person} offset 0)`,
        ...values,
      ],
      ...matchReference(q),
    ],
    'or',
  );
};

export const searchConditions = ({ date, from, to, q }: DeskSearch): Condition[] => [
  ...(date ? [['r.reservation_date = ?', date] as const] : []),
  ...(!date && from ? [['r.reservation_date >= ?', from] as const] : []),
  ...(!date && to ? [['r.reservation_date <= ?', to] as const] : []),
  ...(q ? [matchGuest(q)] : []),
];

export const FILTER_CONDITIONS: Readonly<Record<Exclude<DeskFilter, 'all'>, string>> = {
  pending: `r.status = 'pending'`,
  confirmed: `r.status = 'confirmed'`,
  seated: `r.status = 'confirmed' and r.seated_at is not null`,
  completed: `r.status = 'completed'`,
  cancelled: `r.status = 'cancelled'`,
  to_call: TO_CALL_CONDITION,
};

export const statusCondition = (filter: DeskFilter): Condition[] =>
  filter === 'all' ? [] : [[`(${FILTER_CONDITIONS[filter]})`]];

type SortOrder = { readonly keys: string; readonly after: '>' | '<'; readonly orderBy: string };

const ORDER_LATEST: SortOrder = {
  keys: 'r.created_at, r.id',
  after: '<',
  orderBy: 'r.created_at desc, r.id desc',
};
const BY_TURN_KEYS = `r.reservation_date, r.slot_start, coalesce(${NAME}, ''), r.id`;
export const ORDER_BY_TURN: SortOrder = { keys: BY_TURN_KEYS, after: '>', orderBy: BY_TURN_KEYS };

export const selectOrder = ({ date, from, to }: DeskSearch): SortOrder =>
  (date ?? from ?? to) ? ORDER_BY_TURN : ORDER_LATEST;

/**
 * Returns the condition for the rows after the cursor. The cursor is a reservation id, so no guest
 * name appears in the URL.
 */
export const cursorCondition = (
  { cursor }: DeskQuery,
  { keys, after: sign }: SortOrder,
): Condition[] =>
  cursor
    ? [[`(${keys}) ${sign} (select ${keys} ${FROM_RESERVATIONS} where r.id = ?)`, cursor]]
    : [];

export const buildWhere = (
  conditions: readonly Condition[],
): readonly [sql: string, values: unknown[]] => {
  const [sql, ...values] = joinConditions(conditions, 'and');
  return [conditions.length > 0 ? `where ${sql}` : '', values];
};
