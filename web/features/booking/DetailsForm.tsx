import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { LENGTHS } from '../../../src/contracts/limits.ts';
import { venue } from '../../../src/venue.ts';
import { PrivacyNotice } from '../../shared/PrivacyNotice.tsx';
import { fieldSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Button } from '../../shared/ui/Button.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { Input, Textarea } from '../../shared/ui/Input.ts';
import { Spinner } from '../../shared/ui/Loading.tsx';
import { Trap } from '../../shared/ui/Trap.tsx';
import { color, media } from '../../shared/ui/tokens.ts';
import { newAttempt } from '../../shared/attempt.ts';
import { obtainCsrfToken } from '../../shared/csrf.ts';
import { AllergiesFields } from './AllergiesFields.tsx';
import { detailsOf, detailsTyped, type BookingFlow, type Details } from './bookingFlowSlice.ts';
import { detailsSchema } from './detailsSchema.ts';
import { useArrival } from './useArrival.ts';
import { useSendRequest } from './useSendRequest.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px;
  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  > p {
    color: ${color.inchiostro2};
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
    > button {
      width: 100%;
    }
  }
`;
const Title = styled.h2`
  margin-bottom: 8px;
  scroll-margin-top: 56px;
`;

/**
 * Step three: who comes, and how to reach them. What is typed lives in the store, and a lost race loses nothing.
 * The form changes nested values in place; the store freezes its own, so each gets a copy.
 */
export const DetailsForm = (flow: Extract<BookingFlow, { step: 'describing' }>) => {
  const words = useWords();
  const dispatch = useDispatch();
  const heading = useArrival<HTMLHeadingElement>();
  const {
    register,
    handleSubmit,
    getValues,
    setError,
    formState: { errors },
  } = useForm<Details, unknown, z.output<typeof detailsSchema>>({
    resolver: zodResolver(detailsSchema),
    defaultValues: structuredClone(useSelector(detailsOf)),
  });
  const { send, sending, trap } = useSendRequest(flow, setError);
  const problem = (name: keyof Details) => {
    const message = errors[name]?.message;
    return message ? fieldSentence(words, message) : undefined;
  };
  const optional = words('booking.optional');

  return (
    <Form
      noValidate
      onFocus={() => void obtainCsrfToken()}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onChange={() =>
        dispatch(detailsTyped({ details: structuredClone(getValues()), attempt: newAttempt() }))
      }
    >
      <div>
        <Title ref={heading} tabIndex={-1}>
          {words('booking.detailsTitle')}
        </Title>
        <p>{words('booking.detailsLead')}</p>
      </div>
      <Field label={words('booking.name')} required error={problem('customerName')}>
        {(control) => (
          <Input
            {...control}
            {...register('customerName')}
            autoComplete="name"
            maxLength={LENGTHS.customerName}
          />
        )}
      </Field>
      <Field
        label={words('booking.phone')}
        required
        hint={words('booking.phoneHint')}
        error={problem('customerPhone')}
      >
        {(control) => (
          <Input
            {...control}
            {...register('customerPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={LENGTHS.customerPhone}
          />
        )}
      </Field>
      <Field label={words('booking.email')} optional={optional} error={problem('customerEmail')}>
        {(control) => (
          <Input {...control} {...register('customerEmail')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label={words('booking.notes')}
        optional={optional}
        hint={words('booking.notesHint')}
        error={problem('notes')}
      >
        {(control) => <Textarea {...control} {...register('notes')} rows={3} />}
      </Field>
      <AllergiesFields register={register} error={problem('allergiesConsent')} />
      <PrivacyNotice link={words('booking.privacyLink')}>
        {words('booking.privacy', { name: venue.name })}
      </PrivacyNotice>
      <Button type="submit" $variant="melagrana" aria-busy={sending} aria-disabled={sending}>
        {sending && <Spinner />}
        {words(sending ? 'booking.sending' : 'booking.send')}
      </Button>
      <Trap ref={trap} />
    </Form>
  );
};
