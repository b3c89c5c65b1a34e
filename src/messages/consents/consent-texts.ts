import archive from './consent-texts.json' with { type: 'json' };

/**
 * What a person agrees to: the privacy page with a message, the storage of allergies that a guest
 * wrote, or of allergies that a guest told staff.
 */
export type ConsentKind = 'privacy' | 'allergies' | 'told-allergies';

/** A text that people agreed to. The archive keeps every text that was ever shown. */
export type ConsentText = {
  readonly kind: ConsentKind;
  /** Language of the form. The privacy page itself is Italian in all languages. */
  readonly language: string;
  /** Day on which the text was first shown, `YYYY-MM-DD`. */
  readonly date: string;
  /** SHA-256 of the text, in hex. */
  readonly version: string;
  readonly text: string;
};

export const consentTexts = archive as readonly ConsentText[];

/** Returns the version of the text that is shown in the language now. */
export const findConsentVersion = (kind: ConsentKind, language: string): string => {
  const text = consentTexts.findLast((one) => one.kind === kind && one.language === language);
  if (!text) throw new Error(`The archive has no text for the consent ${kind} in ${language}`);
  return text.version;
};

const DISPLAYED_DIGITS = 8;
const toItalianDate = (date: string): string => date.split('-').reverse().join('/');

/**
 * Describes a version in Italian. Versions of consents until 28 November 2026 are dates of the text.
 */
export const describeConsentVersion = (version: string): string => {
  const text = consentTexts.find((one) => one.version === version);
  if (!text) return toItalianDate(version);
  return `${toItalianDate(text.date)} (${text.language}, impronta ${version.slice(0, DISPLAYED_DIGITS)})`;
};
