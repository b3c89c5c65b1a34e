import { createElement, Fragment, type ReactNode } from 'react';
import { venue } from '#src/venue.ts';
import { pastVisitRows, visitRows } from './fact-rows.ts';
import type { GuestMail } from './guest-mail.ts';
import { InlineLink } from '#src/messaging/layout/html/InlineLink.tsx';
import { mailKindOf } from './mail-kind.ts';
import { siteLinks } from '#src/messaging/layout/site-links.ts';
import { linkToDecline, linkToPart } from './mail-links.ts';
import type { MailTranslator, TextTags } from '#src/messaging/layout/mail-translator.ts';
import { proposalsOf, type MailValues } from './mail-values.ts';
import type { Action, MailView, Tone } from '#src/messaging/layout/mail-view.ts';
import { createProposalBoxes } from './proposal-boxes.ts';
import { selectTextIds } from './text-ids.ts';

type Names = {
  readonly mail: GuestMail;
  readonly text: MailTranslator;
  readonly values: MailValues;
};

const linkTo = (href: string) => (chunks: ReactNode[]) =>
  createElement(InlineLink, { href, isUnbroken: href.startsWith('tel:') }, ...chunks);

const tagsOf = (mail: GuestMail): TextTags => ({
  b: (chunks) => createElement('b', null, ...chunks),
  link: linkTo(mail.link),
  days: linkTo(siteLinks(mail.link, mail.language).booking),
  call: linkTo(venue.phone.href),
});

const toneOf = (mail: GuestMail): Tone => {
  switch (mail.moment) {
    case 'received':
    case 'corrected_pending':
    case 'offer':
      return 'waiting';
    case 'confirmed':
    case 'changed':
    case 'corrected':
    case 'reminder':
      return 'positive';
    case 'declined':
      return 'negative';
    case 'change_declined':
    case 'cancelled_by_guest':
      return 'neutral';
    case 'cancelled_by_house':
      return mail.reason === 'guest_asked' ? 'neutral' : 'negative';
  }
};

const actionsOf = ({ mail, text, values }: Names): readonly Action[] => {
  const label = (id: Parameters<MailTranslator['plain']>[0]) => text.plain(id, values);
  const { booking } = siteLinks(mail.link, mail.language);
  switch (mail.moment) {
    case 'received':
    case 'confirmed':
    case 'changed':
    case 'change_declined':
    case 'corrected':
    case 'corrected_pending':
      return [{ label: label(`${mail.moment}.action`), href: mail.link }];
    case 'reminder':
      return [
        { label: label('reminder.action'), href: linkToPart(mail.link, 'confirm') },
        { label: label('reminder.refuse'), href: linkToPart(mail.link, 'cancel') },
      ];
    case 'offer':
      return [
        { label: label('offer.action'), href: mail.offer.link },
        { label: label('offer.refuse'), href: linkToDecline(mail.offer.link) },
      ];
    case 'cancelled_by_guest':
      return [{ label: label('cancelled_by_guest.action'), href: booking }];
    case 'declined':
    case 'cancelled_by_house':
      return proposalsOf(mail).length > 0
        ? []
        : [{ label: label('alternatives.action'), href: booking }];
  }
};

const factsOf = (names: Names): MailView['facts'] => {
  const { mail, text, values } = names;
  if (proposalsOf(mail).length > 0) return null;
  const isOver = ['declined', 'cancelled_by_guest', 'cancelled_by_house'].includes(mail.moment);
  return {
    caption: text.plain('facts.caption', values),
    rows: isOver ? pastVisitRows(names) : visitRows(names),
  };
};

const introductionOf = ({ mail, text, values }: Names): ReactNode => {
  const more = [
    ...(values.minutes > 0 ? [text.plain('received.answerTime', values)] : []),
    ...(values.count > 0 ? [text.plain('alternatives.intro', values)] : []),
  ];
  return createElement(
    Fragment,
    null,
    `${text.plain('greeting', values)} `,
    text.rich(`${mailKindOf(mail)}.intro`, values, tagsOf(mail)),
    ...more.map((sentence) => ` ${sentence}`),
  );
};

const footerOf = ({ mail, text, values }: Names): MailView['footer'] => {
  const links = siteLinks(mail.link, mail.language);
  const reason = mail.moment === 'offer' ? 'footer.reasonOfOffer' : 'footer.reason';
  return {
    name: venue.name,
    address: text.plain('footer.address', values),
    directions: { label: text.plain('footer.directions', values), href: links.directions },
    phone: text.rich('footer.phone', values, tagsOf(mail)),
    reason: text.plain(reason, values),
    privacy: { label: text.plain('footer.privacy', values), href: links.privacy },
  };
};

export const createMailView = (names: Names): MailView => {
  const { mail, text, values } = names;
  const ids = selectTextIds(mailKindOf(mail));
  const needsStaff = mail.moment === 'offer' && mail.offer.needsStaff;
  return {
    language: mail.language,
    subject: text.plain(ids.subject, values),
    preheader: text.plain(ids.preheader, values),
    tone: toneOf(mail),
    state: text.plain(ids.state, values),
    title: text.plain(ids.title, values),
    introduction: introductionOf(names),
    facts: factsOf(names),
    proposals: createProposalBoxes(text, proposalsOf(mail), mail),
    actions: actionsOf(names),
    closing: text.rich(needsStaff ? 'offer.closing_request' : ids.closing, values, tagsOf(mail)),
    footer: footerOf(names),
  };
};
