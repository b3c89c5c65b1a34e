import { createElement, Fragment } from 'react';
import type { GuestMail, ReservationFacts } from './guest-mail.ts';
import { capitalize, type MailTranslator } from '#src/messaging/layout/mail-translator.ts';
import { turnValues, type MailValues } from './mail-values.ts';
import type { FactRow } from '#src/messaging/layout/mail-view.ts';

type Names = {
  readonly mail: GuestMail;
  readonly text: MailTranslator;
  readonly values: MailValues;
};

const tableNameOf = ({ text, values }: Names, { tableName }: ReservationFacts) =>
  tableName ?? text.plain('facts.noTable', values);

const floorOf = ({ text }: Names, { floor, tableName }: ReservationFacts) =>
  floor === null || tableName === null ? null : text.plain('facts.floor', { floor });

/** Marks a changed value, and shows the earlier value struck through. */
const comparedRow = (
  { mail, text, values }: Names,
  row: FactRow,
  read: (facts: ReservationFacts) => string,
): FactRow => {
  if (mail.moment !== 'changed') return row;
  const before = read(mail.before);
  if (before === read(mail.reservation)) return row;
  const note = text.rich('facts.before', values, { old: () => createElement('s', null, before) });
  return { ...row, weight: row.weight ?? 'bold', note };
};

const whenRow = (names: Names, label: string): FactRow => {
  const { mail, text, values } = names;
  return comparedRow(
    names,
    { label, value: values.longDate, weight: 'heading' },
    (facts) => turnValues(text, facts, mail.language).longDate,
  );
};

const arrivalRow = (names: Names, note?: string): FactRow => {
  const { mail, text, values } = names;
  return comparedRow(
    names,
    {
      label: text.plain('facts.arrival', values),
      value: capitalize(values.arrival),
      ...(note ? { note } : {}),
    },
    (facts) => turnValues(text, facts, mail.language).arrival,
  );
};

const peopleRow = (names: Names): FactRow =>
  comparedRow(
    names,
    { label: names.text.plain('facts.people', names.values), value: String(names.values.people) },
    ({ people }) => String(people),
  );

const tableRow = (names: Names): FactRow => {
  const { mail, text, values } = names;
  const row = comparedRow(
    names,
    { label: text.plain('facts.table', values), value: tableNameOf(names, mail.reservation) },
    (facts) => tableNameOf(names, facts),
  );
  const floor = floorOf(names, mail.reservation);
  if (floor === null) return row;
  return {
    ...row,
    note: row.note ? createElement(Fragment, null, row.note, ` · ${floor}`) : floor,
  };
};

const codeRow = ({ text, values }: Names): FactRow => ({
  label: text.plain('facts.code', values),
  value: values.reference,
  weight: 'bold',
});

export const visitRows = (names: Names): readonly FactRow[] => {
  const { mail, text, values } = names;
  const when = mail.moment === 'reminder' ? 'facts.tomorrow' : 'facts.when';
  return [
    whenRow(names, text.plain(when, values)),
    arrivalRow(names, text.plain('facts.stay', values)),
    peopleRow(names),
    tableRow(names),
    { label: text.plain('facts.where', values), value: text.plain('where', values) },
    codeRow(names),
  ];
};

/** Returns the rows of a visit that will not take place, without table and address. */
export const pastVisitRows = (names: Names): readonly FactRow[] => [
  whenRow(names, names.text.plain('facts.was', names.values)),
  arrivalRow(names),
  peopleRow(names),
  codeRow(names),
];
