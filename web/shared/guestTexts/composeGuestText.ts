import { localeByLanguage, type Language } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';
import { toUtcNoon } from '../dates/dates.ts';
import { formatFrenchFirst } from '../dates/formatFrenchFirst.ts';
import { englishTexts } from './en.ts';
import { spanishTexts } from './es.ts';
import { frenchTexts } from './fr.ts';
import type { GuestTextMoment, GuestTextParts, GuestTexts } from './guestTexts.ts';
import { italianTexts } from './it.ts';

const textsByLanguage: Record<Language, GuestTexts> = {
  it: italianTexts,
  en: englishTexts,
  es: spanishTexts,
  fr: frenchTexts,
};

/** Formats a date without a comma after the weekday, because the text is part of a sentence. */
const formatDay = (date: string, language: Language): string =>
  formatFrenchFirst(
    new Intl.DateTimeFormat(localeByLanguage[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
      .format(toUtcNoon(date))
      .replace(', ', ' '),
    language,
  );

export type GuestTextInput = Omit<GuestTextParts, 'day'> & {
  readonly moment: GuestTextMoment;
  readonly language: Language;
  /** Calendar date, `yyyy-MM-dd`. */
  readonly day: string;
};

/** Returns the plain text of a message that staff send by hand, in the language of the guest. */
export const composeGuestText = ({ moment, language, day, ...parts }: GuestTextInput): string => {
  const texts = textsByLanguage[language];
  const visit = texts.visit({ ...parts, day: formatDay(day, language) });
  return `${texts.greeting(parts.firstName)} ${texts[moment](visit, parts.link)}\n${venue.name}`;
};
