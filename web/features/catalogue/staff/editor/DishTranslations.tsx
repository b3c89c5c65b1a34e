import { useFormContext, useWatch } from 'react-hook-form';
import { DescriptionTranslationFields } from '#web/shared/translations/DescriptionTranslationFields.tsx';
import { describeDescriptions } from '#web/shared/translations/missingTranslations.ts';
import type { DishFields } from './dishFormSchema.ts';

export const DishTranslations = () => {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<DishFields>();
  const [description, translations] = useWatch({ control, name: ['description', 'translations'] });
  return (
    <DescriptionTranslationFields
      state={describeDescriptions({ description, translations })}
      errors={errors.translations}
      register={(language) => register(`translations.${language}.description`)}
    />
  );
};
