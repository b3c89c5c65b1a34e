import { styled } from 'styled-components';
import type { ProposedTurn, ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { usePassDates } from './usePassDates.ts';
import { usePassPath } from './usePassPath.ts';

const Proposals = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0.75rem;
  margin-block-start: 1rem;
`;
const Proposal = styled.form`
  display: grid;
  gap: 0.6rem;
  align-content: space-between;
  padding: 0.9rem;
  border: 2px solid ${color.cobalt};
  background: ${color.surface};
  b {
    display: block;
    font: 600 1.375rem/1.15 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;

type Props = Pick<ReservationStatusView, 'numberOfPeople'> & {
  readonly proposals: readonly ProposedTurn[];
};

/**
 * Forms that choose a proposed turn, with or without JavaScript. They lead to the new personal
 * link.
 */
export const ProposalForms = ({ proposals, numberOfPeople }: Props) => {
  const words = useTranslation();
  const pathOf = usePassPath();
  const { brief } = usePassDates();
  const people = words('booking.peopleCount', { n: numberOfPeople });
  return (
    <Proposals role="group" aria-label={words('pass.proposals')} data-screen-only>
      {proposals.map(({ reservationDate, timeSlotId, startTime, floor }) => {
        const when = words('pass.cancelWhen', { day: brief(reservationDate), time: startTime });
        return (
          <Proposal
            key={`${reservationDate} ${timeSlotId}`}
            method="post"
            action={pathOf(`proposal/${reservationDate}/${timeSlotId}`)}
          >
            <p>
              <b>{when}</b>
              {words('pass.proposalParty', { people, floor })}
            </p>
            <Button type="submit" $variant="accept">
              {words('pass.proposalYes')}
              <VisuallyHidden>: {when}</VisuallyHidden>
            </Button>
          </Proposal>
        );
      })}
    </Proposals>
  );
};
