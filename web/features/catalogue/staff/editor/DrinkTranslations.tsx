import { useFormContext, useWatch, type DeepPartialSkipArrayKey } from 'react-hook-form';
import { styled } from 'styled-components';
import { MENU_LIMITS } from '#src/contracts/common/limits.ts';
import type { TranslationLanguage } from '#src/contracts/languages.ts';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { listMissingDrinkTexts } from '../listMissingDrinkTexts.ts';
import type { DrinkFields } from './drinkFormSchema.ts';
import { TranslationDisclosure } from '#web/shared/translations/TranslationDisclosure.tsx';
import { languageLabel } from '#web/shared/translations/translationFields.ts';
import { findErrorMessage } from './useDrinkFieldError.ts';

const fields = [
  { name: 'description', label: 'Descrizione', max: MENU_LIMITS.description },
  { name: 'preparationNotes', label: 'Note di preparazione', max: MENU_LIMITS.note },
  { name: 'origin', label: 'Provenienza', max: MENU_LIMITS.name },
  { name: 'varieties', label: 'Varietà', max: null },
  { name: 'ingredients', label: 'Ingredienti', max: null },
] as const;

export const DrinkTranslations = () => {
  const {
    control,
    formState: { errors },
  } = useFormContext<DrinkFields>();
  const drink = useWatch({ control });
  return (
    <TranslationDisclosure
      missing={listMissingDrinkTexts(drink)}
      hasError={errors.translations !== undefined}
    >
      {(language) => <LanguageFields key={language} language={language} drink={drink} />}
    </TranslationDisclosure>
  );
};

type LanguageProps = {
  language: TranslationLanguage;
  drink: DeepPartialSkipArrayKey<DrinkFields>;
};

/**
 * Fields for the translations of a drink. A field is hidden if neither the Italian text nor the
 * translation exists.
 */
const LanguageFields = ({ language, drink }: LanguageProps) => {
  const {
    register,
    formState: { errors },
  } = useFormContext<DrinkFields>();
  const translated = drink.translations?.[language];
  const shown = fields.filter(({ name }) => drink[name]?.trim() || translated?.[name]?.trim());
  return (
    <Group legend={languageLabel(language)}>
      <Stack>
        {shown.length === 0 && <p>Nessun testo italiano da tradurre.</p>}
        {shown.map(({ name, label, max }) => (
          <Field
            key={name}
            label={label}
            hint={max === null ? 'Uno per riga' : undefined}
            error={findErrorMessage(errors.translations?.[language]?.[name])}
          >
            {(field) =>
              name === 'preparationNotes' || name === 'origin' ? (
                <Input
                  {...field}
                  {...register(`translations.${language}.${name}`)}
                  lang={language}
                  maxLength={max ?? undefined}
                  autoComplete="off"
                />
              ) : (
                <Textarea
                  {...field}
                  {...register(`translations.${language}.${name}`)}
                  lang={language}
                  rows={2}
                  {...(max === null ? {} : { maxLength: max })}
                />
              )
            }
          </Field>
        ))}
      </Stack>
    </Group>
  );
};

const Group = styled(FieldGroup)`
  > legend {
    font-size: 1.0625rem;
  }
`;
const Stack = styled.div`
  display: grid;
  gap: 14px;
`;
