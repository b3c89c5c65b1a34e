import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { tableShape } from '#src/contracts/booking/floor-plan.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import { floorLabel, shapeLabel } from './floorText.ts';
import type { TableFields, TextField } from './useTableForm.ts';

type Props = {
  register: UseFormRegister<TableFields>;
  fieldError: (name: TextField) => string | undefined;
};

export const NameAndCapacityFields = ({
  register,
  fieldError,
  selectOnFocus,
}: Props & { selectOnFocus: boolean }) => (
  <>
    <Field label="Nome" required error={fieldError('name')}>
      {(field) => (
        <Input
          {...field}
          {...register('name')}
          autoComplete="off"
          onFocus={({ target }) => {
            if (selectOnFocus) target.select();
          }}
        />
      )}
    </Field>
    <Field label="Capacità" required error={fieldError('capacity')}>
      {(field) => (
        <Input
          {...field}
          {...register('capacity')}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
      )}
    </Field>
  </>
);

export const OptionalTableFields = ({
  register,
  fieldError,
  translations,
}: Props & { translations: ReactNode }) => (
  <>
    <Field
      label="Descrizione"
      optional="(facoltativa)"
      hint="La leggono i clienti quando scelgono il tavolo: niente nomi di persone."
      error={fieldError('description')}
    >
      {(field) => <Textarea {...field} {...register('description')} rows={2} />}
    </Field>
    {translations}
    <Field label="Piano" optional="(facoltativo)" error={fieldError('floor')}>
      {(field) => (
        <Select {...field} {...register('floor')}>
          {[0, 1, 2].map((floor) => (
            <option key={floor} value={floor}>
              {floorLabel(floor)}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field
      label="Forma"
      optional="(facoltativa)"
      hint="Così i clienti vedono il tavolo sulla pianta."
      error={fieldError('shape')}
    >
      {(field) => (
        <Select {...field} {...register('shape')}>
          <option value="">Secondo i posti</option>
          {tableShape.options.map((shape) => (
            <option key={shape} value={shape}>
              {shapeLabel[shape]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field
      label="Capienza minima"
      optional="(facoltativa)"
      hint="Sotto questo numero il tavolo non si prenota online."
      error={fieldError('capacityMin')}
    >
      {(field) => (
        <Input
          {...field}
          {...register('capacityMin')}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
      )}
    </Field>
    <Field
      label="Si accosta con"
      optional="(facoltativo)"
      hint="Un nome uguale per i tavoli dello stesso piano che si possono accostare, per esempio «Archi»."
      error={fieldError('joinGroup')}
    >
      {(field) => <Input {...field} {...register('joinGroup')} autoComplete="off" />}
    </Field>
  </>
);
