import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { personalLinkSteps } from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonLink, type ButtonVariant } from '#web/shared/ui/controls/Button.ts';
import { FailureAlert } from '#web/shared/ui/feedback/FailureAlert.tsx';
import { FormPage } from './FormPage.tsx';
import { ButtonRow, TurnLine } from './passStyles.ts';
import { useLinkAction } from './useLinkAction.ts';
import { usePassDates } from './usePassDates.ts';
import { usePassPath } from './usePassPath.ts';

type Question = {
  /** Last segment of the URL to which the browser submits the form without JavaScript. */
  page: string;
  step: keyof typeof personalLinkSteps;
  variant: ButtonVariant;
  title: string;
  text: (people: string) => string;
  yes: string;
  no: string;
  /** Text of a link to the page that changes the reservation. */
  changeHint?: string;
};
type Props = { token: string; reservation: ReservationStatusView; question: Question };

const Answers = ({ token, question }: Omit<Props, 'reservation'>) => {
  const pathOf = usePassPath();
  const navigate = useNavigate();
  const { send, isSending, failure } = useLinkAction(token);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send({ step: question.step })) await navigate(pathOf(), { replace: true });
  };
  return (
    <form method="post" action={pathOf(question.page)} onSubmit={(event) => void submit(event)}>
      <ButtonRow>
        <Button type="submit" $variant={question.variant} aria-disabled={isSending}>
          {question.yes}
        </Button>
        <ButtonLink to={pathOf()} $variant="secondary">
          {question.no}
        </ButtonLink>
      </ButtonRow>
      {failure && <FailureAlert text={failure} />}
    </form>
  );
};

const QuestionCard = ({ token, reservation, question }: Props) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  const { long } = usePassDates();
  const { reservationDate, startTime, numberOfPeople } = reservation;
  return (
    <>
      <h1>{question.title}</h1>
      <TurnLine>
        {words('pass.cancelWhen', { day: long(reservationDate), time: startTime })}
      </TurnLine>
      <p>{question.text(words('booking.peopleCount', { n: numberOfPeople }))}</p>
      <Answers token={token} question={question} />
      {question.changeHint && (
        <ButtonRow>
          <Link to={pathOf('change')}>{question.changeHint}</Link>
        </ButtonRow>
      )}
    </>
  );
};

/**
 * Asks for confirmation before it changes anything, because mail scanners open links automatically.
 */
export const QuestionPage = (question: Question) => (
  <FormPage>{(found) => <QuestionCard {...found} question={question} />}</FormPage>
);
