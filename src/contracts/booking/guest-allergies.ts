import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { allergens } from '../catalogue/allergens-and-diet-marks.ts';
import { optionalLine } from '../common/fields.ts';

export const ALLERGY_NOTE_LENGTH = 200;

/**
 * Number of days after the visit for which allergies are stored. A guest can ask to keep them
 * longer (spec note 33).
 */
export const ALLERGIES_RETENTION_DAYS = 7;

const UNKNOWN_ALLERGEN = fieldMessage('allergen_invalid');
export const ALLERGY_CONSENT_REQUIRED = fieldMessage('allergies_consent_required');

export const allergen = z.enum(allergens, UNKNOWN_ALLERGEN);
export type Allergen = z.infer<typeof allergen>;

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

export const allergiesView = z
  .object({ codes: z.array(allergen), note: z.string().nullable() })
  .meta({ id: 'AllergiesView' });
export type Allergies = z.infer<typeof allergiesView>;

export const allergyFields = {
  allergies: allergies.nullish(),
  allergiesConsent: z.boolean(fieldMessage('boolean_required')).nullish(),
  /** If true, allergies are stored as long as the other data of the reservation. */
  rememberAllergies: z.boolean(fieldMessage('boolean_required')).nullish(),
};

export const hasAllergies = (told: Partial<Allergies> | null | undefined): told is Allergies =>
  Boolean(told && ((told.codes?.length ?? 0) > 0 || told.note));

export const hasAllergyConsent = ({
  allergies: told,
  allergiesConsent,
}: {
  readonly allergies?: Partial<Allergies> | null | undefined;
  readonly allergiesConsent?: boolean | null | undefined;
}): boolean => !hasAllergies(told) || allergiesConsent === true;

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

export const formatAllergies = ({ codes, note }: Allergies): string =>
  [codes.map((code) => allergenSentenceLabel[code]).join(', '), note].filter(Boolean).join(' – ');
