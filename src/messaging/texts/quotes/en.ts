import type { QuoteMailTexts } from './it.ts';

export const englishQuoteMailTexts = {
  'quote_facts.caption': 'Details of your event',
  'quote_received.state': 'Enquiry received',
  'quote_received.subject': 'Enquiry received: your event on {shortDate}, {party}',
  'quote_received.preheader': 'We will send you a written proposal. Code {reference}.',
  'quote_received.title': 'We have your enquiry',
  'quote_received.intro':
    'thank you for writing to us. We are preparing a proposal with a price and will send it to this address.',
  'quote_received.action': 'Open your page',
  'quote_received.closing':
    'The proposal will also appear on your page, where you can accept it or ask us a question. Please keep the link.',
  'quote_proposed.state': 'Waiting for your answer',
  'quote_proposed.subject': 'Our proposal {version} for {shortDate}: {price}',
  'quote_proposed.preheader':
    '{held, select, yes {The day is held for you until {untilDate}, {until}.} other {Take your time and tell us what you think.}}',
  'quote_proposed.title': 'Our proposal {version}',
  'quote_proposed.intro':
    'the proposal for your event is ready. You will find all of it on your page.',
  'quote_proposed.action': 'Read the proposal',
  'quote_proposed.closing':
    '{held, select, yes {We are holding the day for you until {untilDate}, {until}; after that the date is open again. } other {}}On your page you can accept it or ask us a question. The link accepts nothing by itself: you will see everything once more first.',
  'quote_accepted.state': 'Accepted by you',
  'quote_accepted.subject': 'You have accepted proposal {version} for {shortDate}',
  'quote_accepted.preheader': '{price}. We will check everything and confirm. Code {reference}.',
  'quote_accepted.title': 'We have your yes',
  'quote_accepted.intro':
    '<b>you have accepted proposal {version}</b>. We will check everything and confirm your event.',
  'quote_accepted.action': 'Open your page',
  'quote_accepted.closing': 'Was it not you, or have you changed your mind? Please call us.',
  'quote_approved.state': 'Confirmed',
  'quote_approved.subject': 'Confirmed: your event on {shortDate}, {party}',
  'quote_approved.preheader':
    '{agreed, select, yes {Proposal {version}, {price}.} other {The day is yours.}} Code {reference}.',
  'quote_approved.title': 'Your event is confirmed',
  'quote_approved.intro':
    '<b>everything is confirmed</b>{agreed, select, yes {, as set out in proposal {version}, which you accepted} other {: the day is yours}}. We look forward to celebrating with you.',
  'quote_approved.action': 'Open your page',
  'quote_approved.closing':
    'Has the number of people changed, or do you have another question? Write to us from your page or call us on <call>{phone}</call>.',
  'quote_reopened.state': 'Not confirmed yet',
  'quote_reopened.subject': 'Your event on {shortDate} is not confirmed yet',
  'quote_reopened.preheader': 'We are sorry: we will get back to you soon. Reference {reference}.',
  'quote_reopened.title': 'Your event is not confirmed yet',
  'quote_reopened.intro':
    'we sent you a confirmation too early, and we are sorry: <b>your enquiry is waiting for an answer again</b>. We will get back to you as soon as we can.',
  'quote_reopened.action': 'Open your page',
  'quote_reopened.closing': 'If you have any questions, call us on <call>{phone}</call>.',
  'quote_rejected.state': 'Enquiry declined',
  'quote_rejected.subject': 'Enquiry declined: your event on {shortDate}, {party}',
  'quote_rejected.preheader': 'We are sorry. If you would like to talk about it, call us: {phone}.',
  'quote_rejected.title': 'We cannot do it this time',
  'quote_rejected.intro':
    'thank you for thinking of us. We are sorry, but <b>we are unable to take your enquiry</b> for {mediumDate}, {party}.',
  'quote_rejected.action': 'Open your page',
  'quote_rejected.closing':
    'Would you like to try another day, or to know more? Call us on <call>{phone}</call>: we will gladly talk it over with you.',
  'footer.reasonOfQuote':
    'You are receiving this email because you asked for a quote with this address. It is not advertising and there is nothing to unsubscribe from.',
} satisfies QuoteMailTexts;
