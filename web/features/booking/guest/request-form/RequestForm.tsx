import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import {
  connectPlainChoice,
  connectPlainInput,
  useRefusedForm,
} from '#web/shared/store/refusedForm.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { GuestContactFields } from '#web/shared/ui/forms/GuestContactFields.tsx';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { PlainTextarea } from '#web/shared/ui/forms/PlainTextarea.tsx';
import { PrivacyNotice } from '#web/shared/ui/forms/PrivacyNotice.tsx';
import { selectSearchDraft } from '../bookingFlowSlice.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { AllergiesFields } from '../details/AllergiesFields.tsx';
import { ArrivalAndOccasionFields } from '../details/ArrivalAndOccasionFields.tsx';
import { ButtonRow, FormStack } from '../pass/passStyles.ts';
import { formatSearch } from '../search/searchParams.ts';
import { TableField } from './TableField.tsx';

type Props = { searched: SearchedSlot; availability: Availability };

export const RequestForm = ({ searched, availability }: Props) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { search } = useLocation();
  const query = formatSearch(search, useSelector(selectSearchDraft), 'searching');
  const refused = useRefusedForm();
  const connect = connectPlainInput(refused);
  const connectChoice = connectPlainChoice(refused);
  const errors = refused?.fields ?? {};
  return (
    <FormStack method="post" action={local(`/reservations/request${query}`)}>
      {refused && <Alert live>{refused.message}</Alert>}
      <input type="hidden" name="timeSlotId" value={searched.slot.id} />
      <TableField searched={searched} availability={availability} />
      <GuestContactFields
        connect={connect}
        fieldError={(name) => errors[name]}
        phoneHint={words('booking.phoneHint')}
        emailHint={words('booking.emailHint')}
      />
      <Field
        label={words('booking.notes')}
        optional={words('booking.optional')}
        hint={words('booking.notesHint')}
        error={errors['notes']}
      >
        {(control) => <PlainTextarea {...control} {...connect('notes')} rows={3} />}
      </Field>
      <ArrivalAndOccasionFields
        connect={connectChoice}
        slot={searched.slot}
        fullTimes={availability.fullArrivalTimes}
        error={errors['arrivalTime']}
      />
      <AllergiesFields
        connect={connectChoice}
        error={errors['allergiesConsent']}
        noteError={errors['allergies.note']}
      />
      <PrivacyNotice link={words('booking.privacyLink')}>
        {words('booking.privacy', { name: venue.name })}
      </PrivacyNotice>
      <ButtonRow>
        <Button type="submit" $variant="submit">
          {words('booking.send')}
        </Button>
        <ButtonLink to={local(`/reservations${query}`)} $variant="secondary">
          {words('booking.formOtherTurns')}
        </ButtonLink>
      </ButtonRow>
      <HoneypotField />
    </FormStack>
  );
};
