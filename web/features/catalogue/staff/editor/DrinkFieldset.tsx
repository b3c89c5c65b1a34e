import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { AllergenChips } from './AllergenAndDietChips.tsx';
import type { DrinkFields } from './drinkFormSchema.ts';
import { DrinkTranslations } from './DrinkTranslations.tsx';
import { DrinkCategoryFields, FieldPair } from './DrinkCategoryFields.tsx';
import { useDrinkFieldError } from './useDrinkFieldError.ts';

const details = [
  { name: 'unit', label: 'Unità', hint: 'Bottiglia, calice, bicchiere' },
  { name: 'volume', label: 'Volume', hint: 'Per esempio 75 cl' },
  { name: 'alcoholContent', label: 'Gradazione', hint: 'Per esempio 13,5% vol' },
  { name: 'origin', label: 'Provenienza' },
  { name: 'cantina', label: 'Cantina' },
  { name: 'appellation', label: 'Denominazione' },
] as const;
const lists = [
  { name: 'varieties', label: 'Varietà' },
  { name: 'ingredients', label: 'Ingredienti' },
  { name: 'grapeVarieties', label: 'Vitigni' },
] as const;

export const DrinkFieldset = () => {
  const { register } = useFormContext<DrinkFields>();
  const problem = useDrinkFieldError();
  return (
    <>
      <NameAndPriceFields />
      <DrinkCategoryFields />
      <FieldGroup legend="Stasera">
        <Switch {...register('isAvailable')}>Disponibile</Switch>
      </FieldGroup>
      <Field label="Descrizione" error={problem('description')}>
        {(field) => <Textarea {...field} {...register('description')} rows={3} />}
      </Field>
      <DetailFields />
      <Field label="Note di preparazione" error={problem('preparationNotes')}>
        {(field) => <Input {...field} {...register('preparationNotes')} autoComplete="off" />}
      </Field>
      <DrinkTranslations />
      <SortOrderField
        label="Ordine nell’elenco"
        hint="I numeri più bassi vengono prima"
        error={problem('sortOrder')}
      >
        {(field) => (
          <Input {...field} {...register('sortOrder')} type="number" inputMode="numeric" step={1} />
        )}
      </SortOrderField>
      <AllergenChips input={register('allergens')} />
    </>
  );
};

const NameAndPriceFields = () => {
  const { register } = useFormContext<DrinkFields>();
  const problem = useDrinkFieldError();
  return (
    <FieldPair>
      <Field label="Nome" required error={problem('name')}>
        {(field) => <Input {...field} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="Prezzo" required error={problem('price')}>
        {(field) => (
          <Input {...field} {...register('price')} placeholder="€ 4,00" autoComplete="off" />
        )}
      </Field>
    </FieldPair>
  );
};

const DetailFields = () => {
  const { register } = useFormContext<DrinkFields>();
  const problem = useDrinkFieldError();
  return (
    <Columns>
      {details.map(({ name, label, ...more }) => (
        <Field
          key={name}
          label={label}
          hint={'hint' in more ? more.hint : undefined}
          error={problem(name)}
        >
          {(field) => <Input {...field} {...register(name)} autoComplete="off" />}
        </Field>
      ))}
      {lists.map(({ name, label }) => (
        <Field key={name} label={label} hint="Uno per riga" error={problem(name)}>
          {(field) => <Textarea {...field} {...register(name)} rows={3} />}
        </Field>
      ))}
    </Columns>
  );
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 18px;
`;
const SortOrderField = styled(Field)`
  max-width: 16.25rem;
`;
