import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { drinkCategories, isSameSpelling } from '#src/contracts/catalogue/menu-categories.ts';
import { MENU_LIMITS } from '#src/contracts/common/limits.ts';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { AllergenChips } from './AllergenAndDietChips.tsx';
import type { DrinkFields } from './drinkFormSchema.ts';
import { LiveRegionNote } from './LiveRegionNote.tsx';
import { isOnPublicMenu } from '../menuGrouping.ts';

const details = [
  { name: 'unit', label: 'Unità', max: MENU_LIMITS.entry, hint: 'Bottiglia, calice, bicchiere' },
  { name: 'volume', label: 'Volume', max: MENU_LIMITS.entry, hint: 'Per esempio 75 cl' },
  {
    name: 'alcoholContent',
    label: 'Gradazione',
    max: MENU_LIMITS.entry,
    hint: 'Per esempio 13,5% vol',
  },
  { name: 'origin', label: 'Provenienza', max: MENU_LIMITS.name },
  { name: 'cantina', label: 'Cantina', max: MENU_LIMITS.name },
  { name: 'appellation', label: 'Denominazione', max: MENU_LIMITS.name },
] as const;
const lists = [
  { name: 'varieties', label: 'Varietà' },
  { name: 'ingredients', label: 'Ingredienti' },
  { name: 'grapeVarieties', label: 'Vitigni' },
] as const;

/** Fields of specification §3; name, price and category are required. */
export const DrinkFieldset = () => {
  const { register } = useFormContext<DrinkFields>();
  const problem = useFieldError();
  return (
    <>
      <Pair>
        <Field label="Nome" required error={problem('name')}>
          {(field) => (
            <Input
              {...field}
              {...register('name')}
              maxLength={MENU_LIMITS.name}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Prezzo" required error={problem('price')}>
          {(field) => (
            <Input
              {...field}
              {...register('price')}
              maxLength={MENU_LIMITS.price}
              placeholder="€ 4,00"
              autoComplete="off"
            />
          )}
        </Field>
      </Pair>
      <CategoryFields />
      <FieldGroup legend="Stasera">
        <Switch {...register('isAvailable')}>Disponibile</Switch>
      </FieldGroup>
      <Field label="Descrizione" error={problem('description')}>
        {(field) => (
          <Textarea
            {...field}
            {...register('description')}
            rows={3}
            maxLength={MENU_LIMITS.description}
          />
        )}
      </Field>
      <Three>
        {details.map(({ name, label, max, ...more }) => (
          <Field
            key={name}
            label={label}
            hint={'hint' in more ? more.hint : undefined}
            error={problem(name)}
          >
            {(field) => <Input {...field} {...register(name)} maxLength={max} autoComplete="off" />}
          </Field>
        ))}
        {lists.map(({ name, label }) => (
          <Field key={name} label={label} hint="Uno per riga" error={problem(name)}>
            {(field) => <Textarea {...field} {...register(name)} rows={3} />}
          </Field>
        ))}
      </Three>
      <Field label="Note di preparazione" error={problem('preparationNotes')}>
        {(field) => (
          <Input
            {...field}
            {...register('preparationNotes')}
            maxLength={MENU_LIMITS.note}
            autoComplete="off"
          />
        )}
      </Field>
      <Order
        label="Ordine nell’elenco"
        hint="I numeri più bassi vengono prima"
        error={problem('sortOrder')}
      >
        {(field) => (
          <Input {...field} {...register('sortOrder')} type="number" inputMode="numeric" step={1} />
        )}
      </Order>
      <AllergenChips input={register('allergens')} />
    </>
  );
};

/** For lists, the error of the first invalid entry. */
const useFieldError = () => {
  const {
    formState: { errors },
  } = useFormContext<DrinkFields>();
  return (name: keyof DrinkFields): string | undefined => {
    const found = errors[name] as
      { message?: string } | readonly ({ message?: string } | undefined)[] | undefined;
    return Array.isArray(found)
      ? found.find(Boolean)?.message
      : (found as { message?: string } | undefined)?.message;
  };
};

/** The current subcategory stays selectable even when its category does not contain it. */
const CategoryFields = () => {
  const {
    register,
    setValue,
    control,
    formState: { defaultValues },
  } = useFormContext<DrinkFields>();
  const problem = useFieldError();
  const [category, subcategory] = useWatch({ control, name: ['category', 'subcategory'] });
  const known =
    Object.entries(drinkCategories).find(([name]) => isSameSpelling(name, category))?.[1] ?? [];
  const offered = (names: readonly string[], own: string | null | undefined) =>
    (own && !names.some((name) => name === own) ? [...names, own] : names).map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ));
  const isOwn = category === defaultValues?.category;
  return (
    <>
      <Pair $even>
        <Field label="Categoria" required error={problem('category')}>
          {(field) => (
            <Select
              {...field}
              {...register('category', {
                onChange: () => setValue('subcategory', '', { shouldDirty: true }),
              })}
            >
              {offered(Object.keys(drinkCategories), defaultValues?.category)}
            </Select>
          )}
        </Field>
        <Field label="Sottocategoria" error={problem('subcategory')}>
          {(field) => (
            <Select {...field} {...register('subcategory')}>
              <option value="">Scegli la sottocategoria</option>
              {offered(known, isOwn ? defaultValues?.subcategory : null)}
            </Select>
          )}
        </Field>
      </Pair>
      <LiveRegionNote tone="medium">
        {isOnPublicMenu({ category, subcategory })
          ? null
          : 'Senza una sottocategoria del menu pubblico i clienti non vedranno questa bevanda.'}
      </LiveRegionNote>
    </>
  );
};

const Pair = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $even = false }) => ($even ? '1fr' : '2fr')} 1fr;
  gap: 18px;
  @media (max-width: 560px) {
    grid-template-columns: 1fr;
  }
`;
const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 18px;
`;
const Order = styled(Field)`
  max-width: 260px;
`;
