import {
  ALLERGIES_RETENTION_DAYS,
  ALLERGY_NOTE_LENGTH,
} from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { allergyWord } from '../tonight/book/AllergyMark.tsx';
import { AllergenChips, Buttons, CheckLine, SectionForm } from './guestDialogStyles.ts';
import { useAllergyForm } from './useAllergyForm.ts';

type Form = ReturnType<typeof useAllergyForm>;

/**
 * Records allergies with the guest's consent, because allergies are health data (GDPR, article 9).
 */
export const AllergySection = ({ reservation }: { reservation: ReservationView }) => {
  const form = useAllergyForm(reservation);
  return (
    <SectionForm
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <FieldGroup legend="Allergie">
        <AllergenChips>
          {allergens.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={form.codes.includes(code)}
              onClick={() => form.toggle(code)}
            >
              {allergyWord[code]}
            </button>
          ))}
        </AllergenChips>
      </FieldGroup>
      <Field label="Altro" optional="(facoltativo)">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={ALLERGY_NOTE_LENGTH}
            value={form.note}
            onChange={({ target }) => form.setNote(target.value)}
          />
        )}
      </Field>
      <Consents form={form} />
      {form.failure && <Alert live>{form.failure}</Alert>}
      <Buttons>
        {reservation.allergies && (
          <Button $variant="secondary" $size="sm" onClick={() => void form.remove()}>
            Cancella le allergie
          </Button>
        )}
        <Button
          type="submit"
          $variant="primary"
          $size="sm"
          aria-disabled={!form.hasConsent || form.isBusy}
        >
          Segna le allergie
        </Button>
      </Buttons>
    </SectionForm>
  );
};

const Consents = ({ form }: { form: Form }) => (
  <div>
    <CheckLine>
      <input
        type="checkbox"
        checked={form.hasConsent}
        onChange={({ target }) => form.setConsent(target.checked)}
      />
      Me l’ha detto l’ospite, e vuole che lo segniamo
    </CheckLine>
    <CheckLine>
      <input
        type="checkbox"
        checked={form.isRemembered}
        onChange={({ target }) => form.setRemembered(target.checked)}
      />
      Vuole che ce ne ricordiamo la prossima volta; se no, si cancellano {ALLERGIES_RETENTION_DAYS}{' '}
      giorni dopo la visita
    </CheckLine>
  </div>
);
