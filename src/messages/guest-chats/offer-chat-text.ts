import { createIntl } from '@formatjs/intl';
import { localeByLanguage, type Language } from '#src/contracts/languages.ts';

/** Text that staff send by chat when they offer a seat of the waiting list. */
const texts: Readonly<Record<Language, string>> = {
  it: 'Ciao, da {venue} si è liberato un tavolo per {date, date, ::EEEEdMMMM} alle {start}, {people, plural, one {# persona} other {# persone}}. È tuo fino alle {until}: {link}',
  en: 'Hello, a table has come free at {venue} on {date, date, ::EEEEdMMMM} at {start} for {people, plural, one {# person} other {# people}}. It is yours until {until}: {link}',
  es: 'Hola: en {venue} se ha liberado una mesa para el {date, date, ::EEEE} {date, date, ::dMMMM} a las {start}, {people, plural, one {# persona} other {# personas}}. Es tuya hasta las {until}: {link}',
  fr: 'Bonjour, une table s’est libérée chez {venue} pour le {date, date, ::EEEEdMMMM} à {start}, {people, plural, one {# personne} other {# personnes}}. Elle est à vous jusqu’à {until} : {link}',
};

/** `date` is `yyyy-MM-dd`, the times are `HH:MM`, `link` is an absolute URL. */
export type OfferChat = {
  readonly venue: string;
  readonly date: string;
  readonly start: string;
  readonly people: number;
  readonly until: string;
  readonly link: string;
};

export const formatOfferChat = (language: Language, { date, ...values }: OfferChat): string => {
  const intl = createIntl({
    locale: localeByLanguage[language],
    messages: { chat: texts[language] },
    timeZone: 'UTC',
  });
  return intl.formatMessage({ id: 'chat' }, { ...values, date: new Date(`${date}T00:00:00Z`) });
};
