import { createElement, Fragment, type ReactNode } from 'react';
import { languages, type Language } from '#src/contracts/languages.ts';
import { dateValues, formatTimeOfDay } from '#src/messaging/layout/date-and-time-values.ts';
import { toGreetingName } from '#src/messaging/layout/greeting-name.ts';
import { InlineLink } from '#src/messaging/layout/html/InlineLink.tsx';
import { renderMailHtml } from '#src/messaging/layout/html/render-mail-html.tsx';
import type { InlinePicture } from '#src/messaging/layout/inline-picture.ts';
import { createPlainTextConverter } from '#src/messaging/layout/mail-plain-text.ts';
import {
  createMailTranslator,
  type MailTranslator,
  type TextTags,
} from '#src/messaging/layout/mail-translator.ts';
import type { FactRow, MailView } from '#src/messaging/layout/mail-view.ts';
import { siteLinks } from '#src/messaging/layout/site-links.ts';
import { venue } from '#src/venue.ts';
import type { QuoteMail } from './quote-mail.ts';

type LocalTime = { readonly date: string; readonly time: string };

type Dependencies = {
  /** Converts an instant to date and time in the restaurant's time zone. */
  readonly toLocalTime: (instant: string) => LocalTime;
  readonly pictures: readonly InlinePicture[];
};

export type ComposedQuoteMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly InlinePicture[];
};
export type ComposeQuoteMail = (mail: QuoteMail) => ComposedQuoteMail;

const tones = {
  quote_received: 'waiting',
  quote_proposed: 'waiting',
  quote_accepted: 'positive',
  quote_approved: 'positive',
  quote_reopened: 'waiting',
  quote_rejected: 'negative',
} as const;

const quoteValues = (text: MailTranslator, mail: QuoteMail, until: LocalTime | null) => {
  const { language, occasion, reference } = mail;
  const name = toGreetingName(mail.firstName);
  const proposal = 'proposal' in mail ? mail.proposal : null;
  return {
    ...dateValues(text, occasion.date, language),
    meal: occasion.mealType,
    people: occasion.numberOfPeople,
    party: text.plain('party', { people: occasion.numberOfPeople }),
    reference,
    named: name ? 'yes' : 'no',
    name: name ?? '',
    version: proposal?.version ?? '',
    price: proposal?.price ?? '',
    agreed: proposal ? 'yes' : 'no',
    held: until ? 'yes' : 'no',
    until: until ? formatTimeOfDay(until.time, language) : '',
    untilDate: until ? dateValues(text, until.date, language).mediumDate : '',
    ...venue.address,
    phone: venue.phone.display,
  };
};
type QuoteValues = ReturnType<typeof quoteValues>;
type Names = {
  readonly mail: QuoteMail;
  readonly text: MailTranslator;
  readonly values: QuoteValues;
};

const tags: TextTags = {
  b: (chunks) => createElement('b', null, ...chunks),
  call: (chunks) =>
    createElement(InlineLink, { href: venue.phone.href, isUnbroken: true }, ...chunks),
};

const factRows = ({ text, values }: Names): readonly FactRow[] => {
  const label = (id: Parameters<MailTranslator['plain']>[0]) => text.plain(id, values);
  return [
    { label: label('facts.when'), value: label('quote_when'), weight: 'heading' },
    { label: label('facts.people'), value: String(values.people) },
    ...(values.price
      ? [{ label: label('facts.price'), value: values.price, weight: 'bold' } as const]
      : []),
    ...(values.held === 'yes'
      ? [{ label: label('facts.option'), value: label('quote_option') }]
      : []),
    { label: label('facts.code'), value: values.reference, weight: 'bold' },
  ];
};

const footerOf = ({ mail, text, values }: Names): MailView['footer'] => {
  const links = siteLinks(mail.link, mail.language);
  return {
    name: venue.name,
    address: text.plain('footer.address', values),
    directions: { label: text.plain('footer.directions', values), href: links.directions },
    phone: text.rich('footer.phone', values, tags),
    reason: text.plain('footer.reasonOfQuote', values),
    privacy: { label: text.plain('footer.privacy', values), href: links.privacy },
  };
};

const introductionOf = ({ mail: { moment }, text, values }: Names): ReactNode =>
  createElement(
    Fragment,
    null,
    `${text.plain('greeting', values)} `,
    text.rich(`${moment}.intro`, values, tags),
  );

/**
 * Creates the content of the mail. Leaves out the text of the proposal, because copies in mailboxes
 * cannot be erased.
 */
const toMailView = (names: Names): MailView => {
  const { mail, text, values } = names;
  const { moment, language, link } = mail;
  return {
    language,
    subject: text.plain(`${moment}.subject`, values),
    preheader: text.plain(`${moment}.preheader`, values),
    tone: tones[moment],
    state: text.plain(`${moment}.state`, values),
    title: text.plain(`${moment}.title`, values),
    introduction: introductionOf(names),
    facts: { caption: text.plain('quote_facts.caption', values), rows: factRows(names) },
    proposals: [],
    actions: [{ label: text.plain(`${moment}.action`, values), href: link }],
    closing: text.rich(`${moment}.closing`, values, tags),
    footer: footerOf(names),
  };
};

const toolsFor = (language: Language) =>
  [
    language,
    { text: createMailTranslator(language), toPlainText: createPlainTextConverter(language) },
  ] as const;

export const createQuoteMailComposer = ({
  toLocalTime,
  pictures,
}: Dependencies): ComposeQuoteMail => {
  const tools = new Map(languages.map(toolsFor));
  return (mail) => {
    const { text, toPlainText } = tools.get(mail.language)!;
    const optionUntil = mail.moment === 'quote_proposed' ? mail.proposal.optionUntil : null;
    const values = quoteValues(text, mail, optionUntil ? toLocalTime(optionUntil) : null);
    const view = toMailView({ mail, text, values });
    const html = renderMailHtml(view);
    return { subject: view.subject, html, text: toPlainText(html), attachments: pictures };
  };
};
