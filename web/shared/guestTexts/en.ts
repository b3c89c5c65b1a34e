import type { GuestTexts } from './guestTexts.ts';

export const englishTexts: GuestTexts = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  visit: ({ day, time, people }) =>
    `${day} at ${time}, ${people} ${people === 1 ? 'person' : 'people'}`,
  received: (visit, link) =>
    `we have received your request for ${visit}. We will answer shortly. You can find it here: ${link}`,
  confirmed: (visit, link) =>
    `the table is yours: we look forward to seeing you on ${visit}. You can view, change or cancel your booking here: ${link}`,
  declined: (visit) =>
    `we are sorry, we cannot offer you a table for ${visit}. Do write to us if you would like to try another day or time.`,
  changed: (visit, link) =>
    `your booking has changed. We now look forward to seeing you on ${visit}. You can find it here: ${link}`,
  change_declined: (visit, link) =>
    `we are sorry, we cannot make the change you asked for. Your booking stays as it was: ${visit}. You can find it here: ${link}`,
  cancelled_by_guest: (visit) =>
    `we have cancelled your booking for ${visit}, as you asked. We hope to see you soon.`,
  cancelled: (visit) =>
    `we are sorry, we have to cancel your booking for ${visit}. Do write to us if you would like to come another day.`,
};
