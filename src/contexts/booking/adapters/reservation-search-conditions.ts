import type { DeskSearch, DeskFilter, DeskQuery } from '#src/contracts/booking/reservation-desk.ts';
import { parseReferenceCode } from '#src/kernel/reference-code.ts';
import { FROM_RESERVATIONS, TO_CALL_CONDITION } from './reservation-view-query.ts';

/** A part of a WHERE with its values. */
export type Condition = readonly [sql: string, ...values: unknown[]];

const ACCENTED = 'àáâãäåèéêëìíîïòóôõöùúûüçñ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn';
/** Capitals too: a database of locale C makes small letters of none but A to Z. */
const RAW_NAME = `p.data->>'name'`;
/** Letter by letter only where there is an accent: over the whole book that is the greater part of a search. */
const NAME = `case when octet_length(${RAW_NAME}) = char_length(${RAW_NAME}) then lower(${RAW_NAME})
  else translate(lower(${RAW_NAME}), '${ACCENTED}${ACCENTED.toUpperCase()}’', '${PLAIN}${PLAIN}''') end`;
/** A phone is digits and these signs (contract); a regular expression over the whole book would cost more than all the rest. */
const DIGITS = `translate(p.data->>'phone', ' +-()./', '')`;
const MAX_SEARCH_WORDS = 6;
/** A reference is made of the lowest 35 bits of the id. */
const REFERENCE = `(('x' || right(replace(r.id::text, '-', ''), 12))::bit(48)::bigint & 34359738367)`;

const normalizeText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const matchPhone = (q: string): Condition[] => {
  const digits = q.replace(/\D/g, '');
  return digits.length >= 3 && /^[+\d\s()./-]+$/.test(q)
    ? [[`${DIGITS} like ?`, toLikePattern(digits)]]
    : [];
};

const matchReference = (q: string): Condition[] => {
  const bits = parseReferenceCode(q);
  return bits === null ? [] : [[`${REFERENCE} = ?`, bits.toString()]];
};

const joinConditions = (conditions: readonly Condition[], word: 'and' | 'or'): Condition => [
  `(${conditions.map(([sql]) => sql).join(` ${word} `)})`,
  ...conditions.flatMap(([, ...values]) => values),
];

/** Each word somewhere in the name, whatever accents and capitals; or the digits of a phone; or the reference. */
const matchGuest = (q: string): Condition => {
  const words = normalizeText(q).split(/\s+/).slice(0, MAX_SEARCH_WORDS);
  const [who, ...values] = joinConditions(
    [
      joinConditions(
        words.map((word) => [`(${NAME}) like ?`, toLikePattern(word)]),
        'and',
      ),
      ...matchPhone(q),
    ],
    'or',
  );
  // People first (`offset 0` keeps it so), reservations then: else a search that finds few walks the whole book, one person at a time.
  return joinConditions(
    [
      [
        `r.subject_id in (select p.subject_id from personal_data p where ${who} offset 0)`,
        ...values,
      ],
      ...matchReference(q),
    ],
    'or',
  );
};

/** Which reservations are asked for, whatever their status. */
export const searchConditions = ({ date, from, to, q }: DeskSearch): Condition[] => [
  ...(date ? [['r.reservation_date = ?', date] as const] : []),
  ...(!date && from ? [['r.reservation_date >= ?', from] as const] : []),
  ...(!date && to ? [['r.reservation_date <= ?', to] as const] : []),
  ...(q ? [matchGuest(q)] : []),
];

export const statusCondition = (status: DeskFilter): Condition[] =>
  status === 'all' ? [] : status === 'to_call' ? [[TO_CALL_CONDITION]] : [['r.status = ?', status]];

type SortOrder = { readonly keys: string; readonly after: '>' | '<'; readonly orderBy: string };

/** The whole book begins with the latest request; a day is read in the order in which guests come. */
const ORDER_LATEST: SortOrder = {
  keys: 'r.created_at, r.id',
  after: '<',
  orderBy: 'r.created_at desc, r.id desc',
};
const BY_TURN_KEYS = `r.reservation_date, r.slot_start, coalesce(${NAME}, ''), r.id`;
export const ORDER_BY_TURN: SortOrder = { keys: BY_TURN_KEYS, after: '>', orderBy: BY_TURN_KEYS };

export const selectOrder = ({ date, from, to }: DeskSearch): SortOrder =>
  (date ?? from ?? to) ? ORDER_BY_TURN : ORDER_LATEST;

/** What comes after a reservation in an order. A cursor is an id, so that no name stands in an address. */
export const cursorCondition = (
  { cursor }: DeskQuery,
  { keys, after: sign }: SortOrder,
): Condition[] =>
  cursor
    ? [[`(${keys}) ${sign} (select ${keys} ${FROM_RESERVATIONS} where r.id = ?)`, cursor]]
    : [];

/** @returns the WHERE, empty without conditions, and its values in order. */
export const buildWhere = (
  conditions: readonly Condition[],
): readonly [sql: string, values: unknown[]] => {
  const [sql, ...values] = joinConditions(conditions, 'and');
  return [conditions.length > 0 ? `where ${sql}` : '', values];
};
