import { useWatch, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { TableDraft } from '#src/contracts/booking/table-management.ts';
import { DescriptionTranslationFields } from '#web/shared/translations/DescriptionTranslationFields.tsx';
import { describeDescriptions } from '#web/shared/translations/missingTranslations.ts';
import type { TableFields } from './useTableForm.ts';

type Props = {
  control: Control<TableFields, unknown, TableDraft>;
  register: UseFormRegister<TableFields>;
  errors: FieldErrors<TableFields>['translations'];
};

export const TableTranslations = ({ control, register, errors }: Props) => {
  const [description, translations] = useWatch({ control, name: ['description', 'translations'] });
  return (
    <DescriptionTranslationFields
      state={describeDescriptions({ description, translations: translations ?? {} })}
      errors={errors}
      register={(language) => register(`translations.${language}.description`)}
    />
  );
};
