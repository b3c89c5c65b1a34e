import { useParams } from 'react-router-dom';
import type { ProposedTurn, ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { Alternatives } from './Alternatives.tsx';
import { PassFrame } from './PassFrame.tsx';
import { ButtonRow, PassCard, TurnLine } from './passStyles.ts';
import { usePassDates } from './usePassDates.ts';
import { usePassPath } from './usePassPath.ts';

type QuestionProps = { proposal: ProposedTurn; numberOfPeople: number };

const Question = ({ proposal, numberOfPeople }: QuestionProps) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  const { long } = usePassDates();
  const { reservationDate, timeSlotId, startTime, floor } = proposal;
  const people = words('booking.peopleCount', { n: numberOfPeople });
  return (
    <>
      <h1>{words('pass.proposalQuestion')}</h1>
      <TurnLine>
        {words('pass.cancelWhen', { day: long(reservationDate), time: startTime })}
      </TurnLine>
      <p>{words('pass.proposalParty', { people, floor })}</p>
      <p>{words('pass.proposalRule')}</p>
      <form method="post" action={pathOf(`proposal/${reservationDate}/${timeSlotId}`)}>
        <ButtonRow>
          <Button type="submit" $variant="accept">
            {words('pass.proposalYes')}
          </Button>
          <ButtonLink to={pathOf()} $variant="secondary">
            {words('pass.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </>
  );
};

/** Says that the proposed turn is no longer free, or that the guest has already chosen one. */
const Changed = ({ reservation }: { reservation: ReservationStatusView }) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  const { proposals = [], replacementLink } = reservation;
  if (replacementLink)
    return (
      <>
        <h1>{words('pass.text.replaced')}</h1>
        <Alternatives {...reservation} />
      </>
    );
  return (
    <>
      <h1>{words('pass.proposalGone')}</h1>
      <p role="status">{words('pass.proposalsNow', { n: proposals.length })}</p>
      <Alternatives {...reservation} />
      <ButtonRow>
        <ButtonAnchor href={venue.phone.href} $variant="secondary">
          {words('pass.call')}
        </ButtonAnchor>
        <ButtonLink to={pathOf()} $variant="secondary">
          {words('pass.back')}
        </ButtonLink>
      </ButtonRow>
    </>
  );
};

const Choice = ({ reservation }: { reservation: ReservationStatusView }) => {
  const { date, timeSlotId } = useParams();
  const { proposals = [], numberOfPeople } = reservation;
  const proposal = proposals.find(
    (each) => each.reservationDate === date && each.timeSlotId === timeSlotId,
  );
  return proposal ? (
    <Question proposal={proposal} numberOfPeople={numberOfPeople} />
  ) : (
    <Changed reservation={reservation} />
  );
};

/**
 * Page of one proposed turn, which the buttons of the mail open. Asks for confirmation before it
 * changes anything.
 */
export const ProposalPage = () => (
  <PassFrame>
    {({ reservation }) => (
      <PageWidth>
        <PassCard>
          <Choice reservation={reservation} />
        </PassCard>
      </PageWidth>
    )}
  </PassFrame>
);
