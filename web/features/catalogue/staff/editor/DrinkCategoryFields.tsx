import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { drinkCategories, isSameSpelling } from '#src/contracts/catalogue/menu-categories.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Select } from '#web/shared/ui/forms/Input.ts';
import type { DrinkFields } from './drinkFormSchema.ts';
import { LiveRegionNote } from './LiveRegionNote.tsx';
import { isOnPublicMenu } from '../groupMenuByCategory.ts';
import { useDrinkFieldError } from './useDrinkFieldError.ts';

export const DrinkCategoryFields = () => {
  const {
    register,
    setValue,
    control,
    formState: { defaultValues },
  } = useFormContext<DrinkFields>();
  const problem = useDrinkFieldError();
  const [category, subcategory] = useWatch({ control, name: ['category', 'subcategory'] });
  const known =
    Object.entries(drinkCategories).find(([name]) => isSameSpelling(name, category))?.[1] ?? [];
  const isUnchanged = category === defaultValues?.category;
  return (
    <>
      <FieldPair $even>
        <Field label="Categoria" required error={problem('category')}>
          {(field) => (
            <Select
              {...field}
              {...register('category', {
                onChange: () => setValue('subcategory', '', { shouldDirty: true }),
              })}
            >
              <Options names={Object.keys(drinkCategories)} current={defaultValues?.category} />
            </Select>
          )}
        </Field>
        <Field label="Sottocategoria" error={problem('subcategory')}>
          {(field) => (
            <Select {...field} {...register('subcategory')}>
              <option value="">Scegli la sottocategoria</option>
              <Options names={known} current={isUnchanged ? defaultValues?.subcategory : null} />
            </Select>
          )}
        </Field>
      </FieldPair>
      <LiveRegionNote tone="medium">
        {isOnPublicMenu({ category, subcategory })
          ? null
          : 'Senza una sottocategoria del menu pubblico i clienti non vedranno questa bevanda.'}
      </LiveRegionNote>
    </>
  );
};

type OptionsProps = { names: readonly string[]; current: string | null | undefined };

/**
 * Options of a select. A stored category that is not in the list remains an option, because saving
 * would otherwise change it.
 */
const Options = ({ names, current }: OptionsProps) =>
  (current && !names.includes(current) ? [...names, current] : names).map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));

export const FieldPair = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $even = false }) => ($even ? '1fr' : '2fr')} 1fr;
  gap: 18px;
  @media (max-width: 35em) {
    grid-template-columns: 1fr;
  }
`;
