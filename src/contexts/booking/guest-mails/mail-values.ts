import { toAnswerTimeValues } from '#src/contracts/booking/response-time.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { Language } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';
import { dateValues, formatTimeOfDay } from '#src/messaging/layout/date-and-time-values.ts';
import { toGreetingName } from '#src/messaging/layout/greeting-name.ts';
import type { GuestMail, MailProposal, ReservationFacts } from './guest-mail.ts';
import { capitalize, type MailTranslator } from '#src/messaging/layout/mail-translator.ts';

type Turn = Pick<ReservationFacts, 'date' | 'startTime' | 'endTime' | 'arrivalTime'>;

export const turnValues = (text: MailTranslator, turn: Turn, language: Language) => {
  const start = formatTimeOfDay(turn.startTime, language);
  const end = formatTimeOfDay(turn.endTime, language);
  return {
    ...dateValues(text, turn.date, language),
    start,
    end,
    arrival: turn.arrivalTime
      ? text.plain('arrival.at', { time: formatTimeOfDay(turn.arrivalTime, language) })
      : text.plain('arrival', { start, end }),
    meal: mealTypeOf(turn.startTime),
  };
};

export const proposalsOf = (mail: GuestMail): readonly MailProposal[] =>
  mail.moment === 'declined' || mail.moment === 'cancelled_by_house' ? (mail.proposals ?? []) : [];

const alternativeValues = (text: MailTranslator, mail: GuestMail) => {
  const proposals = proposalsOf(mail);
  const count = proposals.length;
  const or = new Intl.ListFormat(mail.language, { type: 'disjunction' });
  const options = proposals.map((proposal) =>
    text.plain('alternatives.option', turnValues(text, proposal, mail.language)),
  );
  return {
    count,
    Options: capitalize(or.format(options)),
    alternatives: text.plain('alternatives.inSubject', { count }),
  };
};

/** Returns the most important difference from the earlier facts: date, time, people, then table. */
const changeOf = (mail: GuestMail): string => {
  if (mail.moment !== 'changed') return 'none';
  const { before, reservation: now } = mail;
  if (before.date !== now.date) return 'date';
  if (before.startTime !== now.startTime) return 'time';
  if (before.people !== now.people) return 'people';
  return before.tableName === now.tableName ? 'none' : 'table';
};

/** Returns all values that the texts of one mail may contain. */
export const mailValues = (
  text: MailTranslator,
  mail: GuestMail,
  until: { readonly date: string; readonly time: string } | null,
) => {
  const { language, reservation, reference } = mail;
  const name = toGreetingName(mail.firstName);
  const party = text.plain('party', { people: reservation.people });
  return {
    ...turnValues(text, reservation, language),
    ...alternativeValues(text, mail),
    reference,
    party,
    Party: capitalize(party),
    people: reservation.people,
    named: name ? 'yes' : 'no',
    name: name ?? '',
    change: changeOf(mail),
    ...toAnswerTimeValues(mail.moment === 'received' ? (mail.answerMinutes ?? 0) : 0),
    until: until ? formatTimeOfDay(until.time, language) : '',
    untilDate: until ? dateValues(text, until.date, language).mediumDate : '',
    venue: venue.name,
    ...venue.address,
    phone: venue.phone.display,
  };
};

export type MailValues = ReturnType<typeof mailValues>;
