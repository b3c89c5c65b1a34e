import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_PARTY_SIZE, MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { fetchTimeSlots } from '#web/features/booking/fetchBookingData.ts';
import { usePreloadedState } from '#web/shared/hooks/usePreloadedState.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectLastBookingDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { GuestContactFields } from '#web/shared/ui/forms/GuestContactFields.tsx';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { PrivacyNotice } from '#web/shared/ui/forms/PrivacyNotice.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { ButtonRow, FormStack, PassCard, PassGround } from '../pass/passStyles.ts';
import { activeTimeSlots } from '../search/bookableTimeSlots.ts';
import { preloadedTimeSlots } from '../search/preloadedTimeSlots.ts';
import { WishedTurns } from './WishedTurns.tsx';

/**
 * Page to join the waiting list, which also works without JavaScript. The query parameters have the
 * names of the form's fields.
 */
export const JoinWaitingListPage = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const refused = useRefusedForm();
  return (
    <PassGround>
      <PageWidth>
        <PassCard>
          <h1>{words('waiting.formTitle')}</h1>
          <p>{words('waiting.joinLead')}</p>
          <FormStack method="post" action={local('/waiting-list')}>
            {refused && <Alert live>{refused.message}</Alert>}
            <VisitFields />
            <GuestContactFields
              connect={connectPlainInput(refused)}
              fieldError={(name) => refused?.fields[name]}
              emailHint={words('waiting.emailHint')}
            />
            <PrivacyNotice link={words('booking.privacyLink')}>
              {words('waiting.note')}
            </PrivacyNotice>
            <ButtonRow>
              <Button type="submit" $variant="submit">
                {words('waiting.send')}
              </Button>
              <ButtonLink to={local('/reservations')} $variant="secondary">
                {words('waiting.otherDay')}
              </ButtonLink>
            </ButtonRow>
            <HoneypotField />
          </FormStack>
        </PassCard>
      </PageWidth>
    </PassGround>
  );
};

const VisitFields = () => {
  const words = useTranslation();
  const refused = useRefusedForm();
  const [search] = useSearchParams();
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const { value: slots } = usePreloadedState(preloadedTimeSlots, fetchTimeSlots);
  const wished = refused?.values['timeSlotIds'] ?? search.getAll('timeSlotIds');
  const {
    date = [search.get('date') ?? today],
    numberOfPeople = [search.get('numberOfPeople') ?? DEFAULT_PARTY_SIZE],
  } = refused?.values ?? {};
  return (
    <>
      <Field label={words('booking.date')} required error={refused?.fields['date']}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="date"
            required
            min={today}
            max={lastDay}
            defaultValue={date[0]}
          />
        )}
      </Field>
      <Field label={words('booking.people')} required error={refused?.fields['numberOfPeople']}>
        {(control) => (
          <Input
            {...control}
            type="number"
            name="numberOfPeople"
            required
            min={1}
            max={MAX_ONLINE_PARTY_SIZE}
            defaultValue={numberOfPeople[0]}
          />
        )}
      </Field>
      <WishedTurns
        slots={[...activeTimeSlots(slots ?? [], 'pranzo'), ...activeTimeSlots(slots ?? [], 'cena')]}
        connect={(id) => ({ name: 'timeSlotIds', defaultChecked: wished.includes(id) })}
        error={refused?.fields['timeSlotIds']}
      />
    </>
  );
};
