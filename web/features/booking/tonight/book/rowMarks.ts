import { occasionLabel, seatWishLabel } from '#src/contracts/booking/guest-wishes.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { allergyWord } from './AllergyMark.tsx';

/**
 * Returns a word for each allergy of a party. A note without allergen codes also counts as an
 * allergy.
 */
export const listAllergyWords = ({ allergies }: Pick<ReservationView, 'allergies'>): string[] => {
  if (!allergies) return [];
  if (allergies.codes.length === 0) return allergies.note ? ['allergia'] : [];
  return allergies.codes.map((code) => allergyWord[code]);
};

/**
 * Lists in lower case the occasion and the wishes. Also says if the guest does not speak Italian.
 * The note comes last, as the guest or staff wrote it. The row shows as much of it as fits.
 */
export const listWishWords = ({
  occasion,
  seatWishes,
  language,
  specialRequests,
  adminNotes,
}: Pick<
  ReservationView,
  'occasion' | 'seatWishes' | 'language' | 'specialRequests' | 'adminNotes'
>): string[] =>
  [
    occasion && occasionLabel[occasion],
    ...(seatWishes ?? []).map((wish) => seatWishLabel[wish]),
    languageWord[language],
  ]
    .filter((word): word is string => Boolean(word))
    .map((word) => word.toLowerCase())
    .concat(specialRequests ?? adminNotes ?? []);

export const languageWord: Record<ReservationView['language'], string | null> = {
  it: null,
  en: 'inglese',
  es: 'spagnolo',
  fr: 'francese',
};

/** Counts the parties that have each allergy. The most frequent allergy is first. */
export const countAllergies = (
  reservations: readonly Pick<ReservationView, 'allergies'>[],
): { readonly word: string; readonly parties: number }[] => {
  const counts = new Map<string, number>();
  for (const word of reservations.flatMap(listAllergyWords))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, parties]) => ({ word, parties }))
    .toSorted((one, other) => other.parties - one.parties || one.word.localeCompare(other.word));
};
