import { useFormContext, useWatch, type DeepPartialSkipArrayKey } from 'react-hook-form';
import { styled } from 'styled-components';
import type { TranslationLanguage } from '#src/contracts/languages.ts';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { describeDrinkTranslations } from '../listMissingDrinkTexts.ts';
import type { DrinkFields } from './drinkFormSchema.ts';
import { TranslationDisclosure } from '#web/shared/translations/TranslationDisclosure.tsx';
import { languageLabel } from '#web/shared/translations/translationFields.ts';
import { findErrorMessage } from './useDrinkFieldError.ts';

const fields = [
  { name: 'description', label: 'Descrizione' },
  { name: 'preparationNotes', label: 'Note di preparazione' },
  { name: 'origin', label: 'Provenienza' },
  { name: 'varieties', label: 'Varietà', hint: 'Uno per riga' },
  { name: 'ingredients', label: 'Ingredienti', hint: 'Uno per riga' },
] as const;

export const DrinkTranslations = () => {
  const {
    control,
    formState: { errors },
  } = useFormContext<DrinkFields>();
  const drink = useWatch({ control });
  return (
    <TranslationDisclosure
      state={describeDrinkTranslations(drink)}
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
        {shown.map(({ name, label, ...more }) => (
          <Field
            key={name}
            label={label}
            hint={'hint' in more ? more.hint : undefined}
            error={findErrorMessage(errors.translations?.[language]?.[name])}
          >
            {(field) =>
              name === 'preparationNotes' || name === 'origin' ? (
                <Input
                  {...field}
                  {...register(`translations.${language}.${name}`)}
                  lang={language}
                  autoComplete="off"
                />
              ) : (
                <Textarea
                  {...field}
                  {...register(`translations.${language}.${name}`)}
                  lang={language}
                  rows={2}
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
