/**
 * Codes of wishes for private events. This file contains no schemas, so the request form does not
 * load the schema library.
 */

/**
 * Kinds of events that requests named until 28 November 2026. Some are religious, so the product no
 * longer asks for them. Guests name the occasion in their own words.
 */
export const eventKinds = [
  'wedding',
  'baptism',
  'communion',
  'birthday',
  'graduation',
  'anniversary',
  'company',
  'other',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventPlaces = ['indoors', 'terrace'] as const;
export type EventPlace = (typeof eventPlaces)[number];

export const MAX_BUDGET_PER_PERSON = 1_000;

/** Italian labels of the kinds, for staff. */
export const eventKindLabel: Readonly<Record<EventKind, string>> = {
  wedding: 'Matrimonio',
  baptism: 'Battesimo',
  communion: 'Comunione o cresima',
  birthday: 'Compleanno',
  graduation: 'Laurea',
  anniversary: 'Anniversario',
  company: 'Azienda o associazione',
  other: 'Altra festa',
};
/** Short labels, which fit on a card of the pipeline. */
export const eventKindShortLabel: Readonly<Record<EventKind, string>> = {
  ...eventKindLabel,
  communion: 'Comunione',
  company: 'Azienda',
  other: 'Festa',
};
export const eventPlaceLabel: Readonly<Record<EventPlace, string>> = {
  indoors: 'In sala',
  terrace: 'In terrazza',
};
