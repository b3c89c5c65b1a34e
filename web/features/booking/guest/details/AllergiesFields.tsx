import { useEffect, useId, useRef } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useStore } from 'react-redux';
import {
  ALLERGIES_RETENTION_DAYS,
  ALLERGY_NOTE_LENGTH,
} from '#src/contracts/booking/guest-allergies.ts';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field, FieldError } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { CheckboxLabel, AllergyChip, AllergyChips, Disclosure } from './allergiesFieldStyles.ts';
import type { GuestDetails } from '../bookingFlowTypes.ts';
import { selectGuestDetails } from '../bookingFlowSlice.ts';

type Props = {
  register: UseFormRegister<GuestDetails>;
  error: string | undefined;
};

/** Allergies are health data, so the guest must consent explicitly (GDPR, article 9). */
export const AllergiesFields = ({ register, error }: Props) => {
  const words = useTranslation();
  const id = useId();
  const panel = useOpenPanelOnError(error);
  return (
    <Disclosure ref={panel}>
      <summary>
        {words('booking.allergies')} <span>{words('booking.optional')}</span>
      </summary>
      <fieldset>
        <legend>{words('booking.allergiesLegend')}</legend>
        <AllergyChips>
          {allergens.map((code) => (
            <AllergyChip key={code}>
              <input type="checkbox" value={code} {...register('allergies.codes')} />
              <span>{words(`booking.allergen.${code}`)}</span>
            </AllergyChip>
          ))}
        </AllergyChips>
      </fieldset>
      <Field label={words('booking.allergiesNote')} optional={words('booking.optional')}>
        {(control) => (
          <Input
            {...control}
            {...register('allergies.note')}
            autoComplete="off"
            maxLength={ALLERGY_NOTE_LENGTH}
          />
        )}
      </Field>
      <div>
        <CheckboxLabel>
          <input
            type="checkbox"
            {...register('allergiesConsent')}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          />
          <span>{words('booking.allergiesConsent', { days: ALLERGIES_RETENTION_DAYS })}</span>
        </CheckboxLabel>
        {error ? <FieldError id={id}>{error}</FieldError> : null}
      </div>
      <CheckboxLabel>
        <input type="checkbox" {...register('rememberAllergies')} />
        <span>{words('booking.allergiesRemember')}</span>
      </CheckboxLabel>
    </Disclosure>
  );
};

/** Opens the panel on an error, because a field in a closed `details` element cannot take focus. */
const useOpenPanelOnError = (error: string | undefined) => {
  const panel = useRef<HTMLDetailsElement>(null);
  const { getState } = useStore<Parameters<typeof selectGuestDetails>[0]>();
  useEffect(() => {
    const { allergies } = selectGuestDetails(getState());
    if (panel.current && (allergies?.codes?.length || allergies?.note)) panel.current.open = true;
  }, [getState]);
  useEffect(() => {
    if (!error || !panel.current || panel.current.open) return;
    panel.current.open = true;
    panel.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return panel;
};
