import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { ButtonRow } from './passStyles.ts';
import { ProposalForms } from './ProposalForms.tsx';

const OtherDay = styled(Link)`
  padding-block: 0.6rem;
  color: ${color.cobalt};
  font-weight: 600;
`;

type Props = Pick<ReservationStatusView, 'proposals' | 'replacementLink' | 'numberOfPeople'>;

/**
 * Offers other turns to the guest of a declined reservation. If the guest already made a new
 * request, links to that request.
 */
export const Alternatives = ({ proposals = [], replacementLink, numberOfPeople }: Props) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  if (replacementLink)
    return (
      <ButtonRow data-screen-only>
        <ButtonLink to={local(replacementLink)}>{words('pass.replacement')}</ButtonLink>
      </ButtonRow>
    );
  if (proposals.length === 0) return null;
  return (
    <>
      <ProposalForms proposals={proposals} numberOfPeople={numberOfPeople} />
      <ButtonRow data-screen-only>
        <OtherDay to={local('/reservations')}>{words('pass.otherDay')}</OtherDay>
      </ButtonRow>
    </>
  );
};
