import type { Language } from '#src/contracts/languages.ts';
import { englishGuestMailTexts } from './en.ts';
import { spanishGuestMailTexts } from './es.ts';
import { frenchGuestMailTexts } from './fr.ts';
import { italianGuestMailTexts, type GuestMailTexts } from './it.ts';

export const guestMailTextsByLanguage: Record<Language, GuestMailTexts> = {
  it: italianGuestMailTexts,
  en: englishGuestMailTexts,
  es: spanishGuestMailTexts,
  fr: frenchGuestMailTexts,
};
