import type { UseFormRegisterReturn } from 'react-hook-form';
import type { TranslationLanguage } from '#src/contracts/languages.ts';
import { Field } from '../ui/forms/Field.tsx';
import { Textarea } from '../ui/forms/Input.ts';
import { TranslationDisclosure } from './TranslationDisclosure.tsx';
import { languageLabel } from './translationFields.ts';

type Props = {
  state: string;
  errors:
    | { readonly [language in TranslationLanguage]?: { description?: { message?: string } } }
    | undefined;
  register: (language: TranslationLanguage) => UseFormRegisterReturn;
};

export const DescriptionTranslationFields = ({ state, errors, register }: Props) => (
  <TranslationDisclosure state={state} hasError={errors !== undefined}>
    {(language) => (
      <Field
        key={language}
        label={languageLabel(language)}
        error={errors?.[language]?.description?.message}
      >
        {(field) => <Textarea {...field} {...register(language)} lang={language} rows={3} />}
      </Field>
    )}
  </TranslationDisclosure>
);
