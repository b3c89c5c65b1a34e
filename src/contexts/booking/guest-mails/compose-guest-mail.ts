import { languages, type Language } from '#src/contracts/languages.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { createCalendarFile } from './calendar-entry.ts';
import { createMailView } from './create-mail-view.ts';
import type { InlinePicture } from '#src/messaging/layout/inline-picture.ts';
import type { ComposedMail, GuestMail } from './guest-mail.ts';
import { renderMailHtml } from '#src/messaging/layout/html/render-mail-html.tsx';
import { createPlainTextConverter } from '#src/messaging/layout/mail-plain-text.ts';
import { createMailTranslator } from '#src/messaging/layout/mail-translator.ts';
import { mailValues } from './mail-values.ts';

type Dependencies = {
  readonly clock: Pick<Clock, 'dateOf' | 'instantOf'>;
  /** Formats an instant as HH:MM in the restaurant's time zone. */
  readonly formatTime: (instant: string) => string;
  readonly pictures: readonly InlinePicture[];
  /** Address that sends the mails. */
  readonly sender: string;
};

export type ComposeGuestMail = (mail: GuestMail) => ComposedMail;

const toolsFor = (language: Language) =>
  [
    language,
    { text: createMailTranslator(language), toPlainText: createPlainTextConverter(language) },
  ] as const;

/**
 * Returns a function that composes guest mails. The same mail composed again has the same bytes.
 */
export const createGuestMailComposer = ({
  clock,
  formatTime,
  pictures,
  sender,
}: Dependencies): ComposeGuestMail => {
  const tools = new Map(languages.map(toolsFor));
  const localTime = (instant: string) => ({
    date: clock.dateOf(new Date(instant)),
    time: formatTime(instant),
  });
  return (mail) => {
    const { text, toPlainText } = tools.get(mail.language)!;
    const until = mail.moment === 'offer' ? localTime(mail.offer.until) : null;
    const values = mailValues(text, mail, until);
    const view = createMailView({ mail, text, values });
    const html = renderMailHtml(view);
    return {
      subject: view.subject,
      html,
      text: toPlainText(html),
      attachments: pictures,
      calendar: createCalendarFile({
        mail,
        text,
        values,
        organizer: sender,
        instantOf: clock.instantOf,
      }),
    };
  };
};
