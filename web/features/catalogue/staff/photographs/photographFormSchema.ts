import type { z } from 'zod';
import type { photographSchema, PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { toDescriptionFields } from '#web/shared/translations/translationFields.ts';

export type PhotographFields = z.input<typeof photographSchema>;

export const emptyPhotograph = (): PhotographFields => ({
  imageUrl: '',
  description: '',
  isShown: true,
  translations: toDescriptionFields({}),
});

export const toPhotographFields = ({
  imageUrl,
  description,
  isShown,
  translations,
}: PhotographView): PhotographFields => ({
  imageUrl,
  description,
  isShown,
  translations: toDescriptionFields(translations),
});
