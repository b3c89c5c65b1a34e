import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import type { DishFields } from './dishFormSchema.ts';

const days = [
  { name: 'availableFrom', label: 'Dal' },
  { name: 'availableTo', label: 'Al' },
] as const;

export const DishSeasonFields = () => {
  const {
    register,
    formState: { errors },
  } = useFormContext<DishFields>();
  return (
    <FieldGroup legend="Stagione (facoltativa)">
      <Days>
        {days.map(({ name, label }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(field) => (
              <Input {...field} {...register(name)} placeholder="gg/mm" autoComplete="off" />
            )}
          </Field>
        ))}
      </Days>
      <Note>Fuori stagione il piatto non compare sul sito; vale ogni anno.</Note>
    </FieldGroup>
  );
};

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 9rem));
  gap: 18px;
`;
const Note = styled.p`
  margin-top: 8px;
  font-size: 0.9375rem;
`;
