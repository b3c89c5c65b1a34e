import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { FailureAlert } from '#web/shared/ui/feedback/FailureAlert.tsx';
import type { PassState } from './passState.ts';
import { ButtonPair } from './passStyles.ts';
import { useLinkAction } from './useLinkAction.ts';
import { usePassPath } from './usePassPath.ts';

const Form = styled.form`
  margin-top: 1rem;
`;

type Props = { token: string; reservation: ReservationStatusView; state: PassState };

/**
 * Forms on the ticket. Without JavaScript, the browser submits each form to the page of the same
 * action.
 */
export const GuestForms = ({ token, reservation, state }: Props) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  const { send, isSending, failure } = useLinkAction(token);
  const submit = (step: 'confirmVisit' | 'withdrawChange') => (event: FormEvent) => {
    event.preventDefault();
    void send({ step });
  };
  const { visitConfirmed, isChangeable } = reservation;
  return (
    <div data-screen-only>
      {state === 'change' && (
        <Form method="post" action={pathOf('withdraw-change')} onSubmit={submit('withdrawChange')}>
          <Button type="submit" $variant="secondary" aria-disabled={isSending}>
            {words('pass.withdraw')}
          </Button>
        </Form>
      )}
      {state === 'eve' && isChangeable && !visitConfirmed && (
        <Form method="post" action={pathOf('confirm')} onSubmit={submit('confirmVisit')}>
          <ButtonPair>
            <Button type="submit" $variant="accept" aria-disabled={isSending}>
              {words('pass.coming')}
            </Button>
            <ButtonLink to={pathOf('cancel')} $variant="secondary">
              {words('pass.notComing')}
            </ButtonLink>
          </ButtonPair>
        </Form>
      )}
      {failure && <FailureAlert text={failure} />}
    </div>
  );
};
