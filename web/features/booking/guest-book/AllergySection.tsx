import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { AllergenButtons, AllergyConsents } from './AllergyFields.tsx';
import { Buttons, SectionForm } from './guestDialogStyles.ts';
import { useAllergyForm } from './useAllergyForm.ts';

/** Records allergies with the guest's consent. */
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
        <AllergenButtons codes={form.codes} onChange={form.setCodes} />
      </FieldGroup>
      <Field label="Altro" optional="(facoltativo)" error={form.problem} live>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={form.note}
            onChange={({ target }) => form.setNote(target.value)}
          />
        )}
      </Field>
      <AllergyConsents {...form.consent} onChange={form.changeConsent} />
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
          aria-disabled={!form.consent.hasConsent || form.isBusy}
        >
          Segna le allergie
        </Button>
      </Buttons>
    </SectionForm>
  );
};
