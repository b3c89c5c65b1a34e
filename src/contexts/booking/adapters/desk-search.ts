import type { DeskDays, DeskFilter, DeskQuery } from '../../../contracts/desk.ts';
import { idBitsOf } from '../../../kernel/reference.ts';
import { FROM, TO_CALL } from './desk-view.ts';

/** A part of a WHERE with its values. */
export type Condition = readonly [sql: string, ...values: unknown[]];

const ACCENTED = 'àáâãäåèéêëìíîïòóôõöùúûüçñ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn';
/** Capitals too: a database of locale C makes small letters of none but A to Z. */
const RAW = `p.data->>'name'`;
/** Letter by letter only where there is an accent: over the whole book that is the greater part of a search. */
const NAME = `case when octet_length(${RAW}) = char_length(${RAW}) then lower(${RAW})
  else translate(lower(${RAW}), '${ACCENTED}${ACCENTED.toUpperCase()}’', '${PLAIN}${PLAIN}''') end`;
/** A phone is digits and these signs (contract); a regular expression over the whole book would cost more than all the rest. */
const DIGITS = `translate(p.data->>'phone', ' +-()./', '')`;
const MOST_WORDS = 6;
/** A reference is made of the lowest 35 bits of the id. */
const REFERENCE = `(('x' || right(replace(r.id::text, '-', ''), 12))::bit(48)::bigint & 34359738367)`;

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const ofPhone = (q: string): Condition[] => {
  const digits = q.replace(/\D/g, '');
  return digits.length >= 3 && /^[+\d\s()./-]+$/.test(q)
    ? [[`${DIGITS} like ?`, anywhere(digits)]]
    : [];
};

const ofReference = (q: string): Condition[] => {
  const bits = idBitsOf(q);
  return bits === null ? [] : [[`${REFERENCE} = ?`, bits.toString()]];
};

const all = (conditions: readonly Condition[], word: 'and' | 'or'): Condition => [
  `(${conditions.map(([sql]) => sql).join(` ${word} `)})`,
  ...conditions.flatMap(([, ...values]) => values),
];

/** Each word somewhere in the name, whatever accents and capitals; or the digits of a phone; or the reference. */
const matching = (q: string): Condition => {
  const words = plain(q).split(/\s+/).slice(0, MOST_WORDS);
  const [who, ...values] = all(
    [
      all(
        words.map((word) => [`(${NAME}) like ?`, anywhere(word)]),
        'and',
      ),
      ...ofPhone(q),
    ],
    'or',
  );
  // People first (`offset 0` keeps it so), reservations then: else a search that finds few walks the whole book, one person at a time.
  return all(
    [
      [
        `r.subject_id in (select p.subject_id from personal_data p where ${who} offset 0)`,
        ...values,
      ],
      ...ofReference(q),
    ],
    'or',
  );
};

/** Which reservations are asked for, whatever their status. */
export const conditionsOf = ({ date, from, to, q }: DeskDays): Condition[] => [
  ...(date ? [['r.reservation_date = ?', date] as const] : []),
  ...(!date && from ? [['r.reservation_date >= ?', from] as const] : []),
  ...(!date && to ? [['r.reservation_date <= ?', to] as const] : []),
  ...(q ? [matching(q)] : []),
];

export const statusCondition = (status: DeskFilter): Condition[] =>
  status === 'all' ? [] : status === 'to_call' ? [[TO_CALL]] : [['r.status = ?', status]];

type Order = { readonly keys: string; readonly after: '>' | '<'; readonly by: string };

/** The whole book begins with the latest request; a day is read in the order in which guests come. */
const LATEST: Order = {
  keys: 'r.created_at, r.id',
  after: '<',
  by: 'r.created_at desc, r.id desc',
};
const BY_TURN_KEYS = `r.reservation_date, r.slot_start, coalesce(${NAME}, ''), r.id`;
export const BY_TURN: Order = { keys: BY_TURN_KEYS, after: '>', by: BY_TURN_KEYS };

export const orderOf = ({ date, from, to }: DeskDays): Order =>
  (date ?? from ?? to) ? BY_TURN : LATEST;

/** What comes after a reservation in an order. A cursor is an id, so that no name stands in an address. */
export const after = ({ cursor }: DeskQuery, { keys, after: sign }: Order): Condition[] =>
  cursor ? [[`(${keys}) ${sign} (select ${keys} ${FROM} where r.id = ?)`, cursor]] : [];

/** @returns the WHERE, empty without conditions, and its values in order. */
export const where = (
  conditions: readonly Condition[],
): readonly [sql: string, values: unknown[]] => {
  const [sql, ...values] = all(conditions, 'and');
  return [conditions.length > 0 ? `where ${sql}` : '', values];
};
