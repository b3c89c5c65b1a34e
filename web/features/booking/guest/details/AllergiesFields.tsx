import { useId } from 'react';
import { ALLERGIES_RETENTION_DAYS } from '#src/contracts/booking/guest-allergies.ts';
import { CHECKBOX_ON } from '#src/contracts/common/checkbox-value.ts';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Disclosure } from '#web/shared/ui/forms/Disclosure.ts';
import { Field, FieldError } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { CheckboxLabel, Chip, Chips } from './detailsFieldStyles.ts';
import type { ConnectDetail } from './connectDetail.ts';
import { useDisclosure } from './useDisclosure.ts';

type Props = {
  connect: ConnectDetail;
  error: string | undefined;
  noteError: string | undefined;
};

/**
 * Asks for allergies. The guest must consent explicitly, because allergies are health data (GDPR,
 * article 9).
 */
export const AllergiesFields = ({ connect, error, noteError }: Props) => {
  const words = useTranslation();
  const id = useId();
  const panel = useDisclosure(
    ({ allergies }) => Boolean(allergies?.codes?.length || allergies?.note),
    noteError ?? error,
  );
  return (
    <Disclosure {...panel}>
      <summary>
        {words('booking.allergies')} <span>{words('booking.optional')}</span>
      </summary>
      <fieldset>
        <legend>{words('booking.allergiesLegend')}</legend>
        <Chips>
          {allergens.map((code) => (
            <Chip key={code}>
              <input type="checkbox" value={code} {...connect('allergies.codes', code)} />
              <span>{words(`booking.allergen.${code}`)}</span>
            </Chip>
          ))}
        </Chips>
      </fieldset>
      <Field
        label={words('booking.allergiesNote')}
        optional={words('booking.optional')}
        error={noteError}
      >
        {(control) => <Input {...control} {...connect('allergies.note')} autoComplete="off" />}
      </Field>
      <div>
        <CheckboxLabel>
          <input
            type="checkbox"
            {...connect('allergiesConsent', CHECKBOX_ON)}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          />
          <span>{words('booking.allergiesConsent', { days: ALLERGIES_RETENTION_DAYS })}</span>
        </CheckboxLabel>
        {error ? <FieldError id={id}>{error}</FieldError> : null}
      </div>
      <CheckboxLabel>
        <input type="checkbox" {...connect('rememberAllergies', CHECKBOX_ON)} />
        <span>{words('booking.allergiesRemember')}</span>
      </CheckboxLabel>
    </Disclosure>
  );
};
