import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { seatWishes } from '#src/contracts/booking/guest-wishes.ts';
import { obtainCsrfToken } from '#web/shared/api/csrfToken.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FailureAlert } from '#web/shared/ui/feedback/FailureAlert.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { GuestContactFields } from '#web/shared/ui/forms/GuestContactFields.tsx';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { PrivacyNotice } from '#web/shared/ui/forms/PrivacyNotice.tsx';
import { withPhoneCheck } from '#web/shared/ui/forms/withPhoneCheck.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { backToSlots } from '../bookingFlowSlice.ts';
import { Chip, Chips } from '../details/detailsFieldStyles.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { isWithinLeadTime } from '../search/bookableTimeSlots.ts';
import { preloadedTimeSlots } from '../search/preloadedTimeSlots.ts';
import { useBookingSummaryText, useFormatLongDay } from '../useBookingSummaryText.ts';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import { joinFormSchema, type JoinForm } from './joinFormSchema.ts';
import { useJoinWaitingList } from './useJoinWaitingList.ts';
import { WishedTurns } from './WishedTurns.tsx';

const joinResolver = withPhoneCheck(zodResolver(joinFormSchema));

export const JoinWaitingListForm = ({ searched }: { searched: SearchedSlot }) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const slots = useWishableSlots(searched);
  const form = useForm<JoinForm, unknown, z.output<typeof joinFormSchema>>({
    resolver: joinResolver,
    defaultValues: {
      customerName: '',
      customerPhone: '',
      customerEmail: '',
      timeSlotIds: [searched.slot.id],
      seatWishes: [],
    },
  });
  const { errors } = form.formState;
  const { send, isSending, failure, renewKey, honeypot } = useJoinWaitingList(
    searched,
    form.setError,
  );
  const fieldError = (name: keyof JoinForm) => {
    const message = errors[name]?.message;
    return message ? translateFieldError(words, message) : undefined;
  };
  return (
    <Form
      as="form"
      noValidate
      onFocus={() => void obtainCsrfToken()}
      onChange={renewKey}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <h3 ref={heading} tabIndex={-1}>
        {words('waiting.formTitle')}
      </h3>
      <Lead searched={searched} />
      <WishedTurns
        slots={slots}
        connect={() => form.register('timeSlotIds')}
        error={fieldError('timeSlotIds')}
      />
      <FieldGroup legend={words('booking.seatWishes')} error={fieldError('seatWishes')}>
        <Chips>
          {seatWishes.map((code) => (
            <Chip key={code}>
              <input type="checkbox" value={code} {...form.register('seatWishes')} />
              <span>{words(`booking.seatWish.${code}`)}</span>
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      <GuestContactFields
        connect={form.register}
        fieldError={fieldError}
        emailHint={words('waiting.emailHint')}
      />
      <PrivacyNotice link={words('booking.privacyLink')}>{words('waiting.note')}</PrivacyNotice>
      {failure && <FailureAlert text={failure} />}
      <Buttons>
        <Button type="submit" $variant="submit" aria-busy={isSending} aria-disabled={isSending}>
          {isSending && <Spinner />}
          {words(isSending ? 'waiting.sending' : 'waiting.send')}
        </Button>
        <Button $variant="secondary" onClick={() => dispatch(backToSlots())}>
          {words('waiting.otherDay')}
        </Button>
      </Buttons>
      <HoneypotField ref={honeypot} />
    </Form>
  );
};

/**
 * Returns the turns of the day that have not begun. Until the time slots are known, returns only
 * the searched turn.
 */
const useWishableSlots = ({ date, slot }: SearchedSlot) => {
  const slots = useSelector(preloadedTimeSlots.of)?.value ?? [slot];
  const [openedAt] = useState(() => new Date());
  return slots.filter(({ startTime }) => !isWithinLeadTime(startTime, date, openedAt));
};

const Lead = ({ searched }: { searched: SearchedSlot }) => {
  const words = useTranslation();
  const date = useFormatLongDay().asTitle(searched.date);
  const { people } = useBookingSummaryText(searched);
  return <p>{words('waiting.formLead', { date, people })}</p>;
};

const Form = styled(Card)`
  display: grid;
  gap: 18px;
  margin-top: 22px;
  h3 {
    font-size: clamp(1.5rem, 2.4vw, 2rem);
    scroll-margin-top: 56px;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
