import { useFormContext, useWatch } from 'react-hook-form';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Textarea } from '#web/shared/ui/forms/Input.ts';
import { DescriptionTranslationFields } from '#web/shared/translations/DescriptionTranslationFields.tsx';
import { describeDescriptions } from '#web/shared/translations/missingTranslations.ts';
import type { PhotographFields } from './photographFormSchema.ts';

export const PhotographFieldset = () => {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<PhotographFields>();
  const [description, translations] = useWatch({ control, name: ['description', 'translations'] });
  return (
    <>
      <Field
        label="Descrizione"
        hint="Una frase su che cosa si vede, per chi non vede le immagini."
        error={errors.description?.message}
      >
        {(field) => <Textarea {...field} {...register('description')} rows={2} />}
      </Field>
      <DescriptionTranslationFields
        state={describeDescriptions({ description, translations })}
        errors={errors.translations}
        register={(language) => register(`translations.${language}.description`)}
      />
      <FieldGroup legend="Sul sito">
        <Switch {...register('isShown')}>Mostrata ai clienti</Switch>
      </FieldGroup>
      <p>Se si riconoscono delle persone, pubblica la foto solo con il loro consenso.</p>
    </>
  );
};
