import { z } from 'zod';
import { allergens } from '../catalogue/allergens.ts';
import { optionalLine } from '../common/fields.ts';

/** Characters of the guest's own word about an allergy. */
export const ALLERGY_NOTE_LENGTH = 200;

/** Edition of the sentence that a guest agrees to when they tell an allergy. A new wording gets a new date. */
export const ALLERGIES_CONSENT_VERSION = '2026-11-22';

/** Days after the visit on which allergies are erased, unless the guest asked to be remembered (decision 33). */
export const ALLERGIES_RETENTION_DAYS = 7;

const UNKNOWN_ALLERGEN = 'Allergene non valido';
export const ALLERGY_CONSENT_REQUIRED = 'Per le allergie serve il tuo consenso';

export const allergen = z.enum(allergens, UNKNOWN_ALLERGEN);
export type Allergen = z.infer<typeof allergen>;

/** What a guest must not eat: codes of the menu's 14 allergens and a word of their own. Health data (GDPR, article 9). */
export const allergies = z
  .strictObject({
    codes: z
      .array(allergen, UNKNOWN_ALLERGEN)
      .max(allergens.length, UNKNOWN_ALLERGEN)
      .transform((codes) => [...new Set(codes)])
      .default([]),
    note: optionalLine(ALLERGY_NOTE_LENGTH),
  })
  .meta({ id: 'Allergies' });

/** The same as staff read it. */
export const allergiesView = z
  .object({ codes: z.array(allergen), note: z.string().nullable() })
  .meta({ id: 'AllergiesView' });
export type Allergies = z.infer<typeof allergiesView>;

/** The optional fields of a request; `allergiesConsent` must be true where allergies are given. */
export const allergyFields = {
  allergies: allergies.nullish(),
  allergiesConsent: z.boolean('Indica true o false').nullish(),
  /** The guest asks to keep the allergies as long as the rest of the reservation's data. */
  rememberAllergies: z.boolean('Indica true o false').nullish(),
};

/** Empty fields are no allergies: nothing is kept and no consent is needed. */
export const hasAllergies = (told: Partial<Allergies> | null | undefined): told is Allergies =>
  Boolean(told && ((told.codes?.length ?? 0) > 0 || told.note));

/** For a refinement of a request: explicit consent where allergies are given. */
export const hasAllergyConsent = ({
  allergies: told,
  allergiesConsent,
}: {
  readonly allergies?: Partial<Allergies> | null | undefined;
  readonly allergiesConsent?: boolean | null | undefined;
}): boolean => !hasAllergies(told) || allergiesConsent === true;

/** Italian names, for staff and for the access file. */
export const allergenSentenceLabel: Record<Allergen, string> = {
  gluten: 'glutine',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soy: 'soia',
  milk: 'latte',
  nuts: 'frutta a guscio',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphites: 'solfiti',
  lupin: 'lupini',
  molluscs: 'molluschi',
};

/** Allergies in one Italian line: `glutine, frutta a guscio – celiaca grave`. */
export const formatAllergies = ({ codes, note }: Allergies): string =>
  [codes.map((code) => allergenSentenceLabel[code]).join(', '), note].filter(Boolean).join(' – ');
