import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { isUploadedPictureUrl } from './picture-upload.ts';
import { id, instant, requiredText } from '../common/fields.ts';
import { PHOTOGRAPH_LIMITS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';
import {
  createDescriptionTranslationsDraft,
  descriptionTranslations,
} from '../common/translations.ts';

const { maxCount, description: maxDescription } = PHOTOGRAPH_LIMITS;

/** A photograph on public pages. Screen readers read `description` instead of the picture. */
export const publicPhotograph = z
  .object({
    id,
    imageUrl: z.string(),
    description: z.string(),
    translations: descriptionTranslations.meta({
      description: 'The description by language (en, es, fr). A missing text is shown in Italian',
    }),
  })
  .meta({ id: 'PublicPhotograph' });
export type PublicPhotograph = z.infer<typeof publicPhotograph>;

export const photographView = publicPhotograph
  .extend({ position: z.int(), isShown: z.boolean(), createdAt: instant, updatedAt: instant })
  .meta({ id: 'Photograph' });
export type PhotographView = z.infer<typeof photographView>;

const imageMissing = fieldMessage('image_required');
const isShown = z.boolean(fieldMessage('choice_required'));
const translations = createDescriptionTranslationsDraft(maxDescription);

export const photographSchema = z.strictObject({
  imageUrl: z
    .string(imageMissing)
    .min(1, imageMissing)
    .max(200, fieldMessage('image_invalid'))
    .refine((url) => url === '' || isUploadedPictureUrl(url), fieldMessage('image_invalid')),
  description: requiredText(maxDescription, fieldMessage('description_required')),
  isShown,
  translations,
});

export const photographDraft = photographSchema
  .extend({ isShown: isShown.default(true), translations: translations.default({}) })
  .meta({ id: 'PhotographDraft' });
export type PhotographDraft = z.infer<typeof photographDraft>;

export const photographChange = photographSchema.partial().meta({ id: 'PhotographChange' });
export type PhotographChange = z.infer<typeof photographChange>;

export const photographMove = z
  .strictObject({
    position: wholeNumber(fieldMessage('whole_number_required'), {
      min: 1,
      max: maxCount,
      tooSmall: fieldMessage('number_too_small'),
      tooLarge: fieldMessage('number_too_large'),
    }),
  })
  .meta({ id: 'PhotographMove' });
