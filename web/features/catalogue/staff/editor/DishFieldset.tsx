import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { findDietConflict } from '#src/contracts/catalogue/diet-mark-rules.ts';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { italianFieldError } from '#web/shared/i18n/italianFieldError.ts';
import { AllergenChips, DietChips } from './AllergenAndDietChips.tsx';
import type { DishFields } from './dishFormSchema.ts';
import { DishSeasonFields } from './DishSeasonFields.tsx';
import { DishTranslations } from './DishTranslations.tsx';
import { LiveRegionNote } from './LiveRegionNote.tsx';
import { categoryOptions, categoryNote } from '../groupMenuByCategory.ts';

const flags = [
  { name: 'isNew', label: 'Nuovo' },
  { name: 'isPopular', label: 'Popolare' },
  { name: 'isHomemade', label: 'Fatto in casa' },
  { name: 'isFrozen', label: 'Surgelato' },
] as const;

export const DishFieldset = () => {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<DishFields>();
  const [allergens, diets] = useWatch({ control, name: ['allergens', 'diets'] });
  const clash = findDietConflict({ allergens, diets });
  const conflict = clash && italianFieldError(clash);
  return (
    <>
      <Field label="Nome" required error={errors.name?.message}>
        {(field) => <Input {...field} {...register('name')} autoComplete="off" />}
      </Field>
      <CategoryAndPriceFields />
      <Field label="Descrizione" required error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} rows={5} />}
      </Field>
      <DishTranslations />
      <FieldGroup legend="Etichette">
        <Switches>
          {flags.map(({ name, label }) => (
            <Switch key={name} {...register(name)}>
              {label}
            </Switch>
          ))}
        </Switches>
      </FieldGroup>
      <DishSeasonFields />
      <AllergenChips input={register('allergens')} />
      <Controller
        control={control}
        name="diets"
        render={({ field: { value, onChange } }) => (
          <DietChips value={value} onChange={onChange} error={conflict ?? errors.diets?.message} />
        )}
      />
    </>
  );
};

const CategoryAndPriceFields = () => {
  const {
    register,
    control,
    formState: { errors, defaultValues },
  } = useFormContext<DishFields>();
  const note = categoryNote(useWatch({ control, name: 'category' }));
  return (
    <>
      <Row>
        <Field label="Categoria" required error={errors.category?.message}>
          {(field) => (
            <Select {...field} {...register('category')}>
              <option value="">Scegli la categoria</option>
              {categoryOptions(defaultValues?.category ?? '').map(({ label, names }) => (
                <optgroup key={label} label={label}>
                  {names.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Prezzo" required error={errors.price?.message}>
          {(field) => (
            <Input {...field} {...register('price')} placeholder="€ 9,50" autoComplete="off" />
          )}
        </Field>
      </Row>
      <LiveRegionNote tone={note?.tone === 'warning' ? 'medium' : 'night'}>
        {note?.text}
      </LiveRegionNote>
    </>
  );
};

const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr;
  gap: 18px;
  @media (max-width: 35em) {
    grid-template-columns: 1fr;
  }
`;
const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
`;
