import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { DisplayText } from '#web/shared/ui/layout/typography.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { selectOrigin } from '#web/shared/store/serverContextSlice.ts';
import type { BookingFlow } from '../bookingFlowTypes.ts';
import { flowRestarted } from '../bookingFlowSlice.ts';
import { Aside, StepColumns } from '../stepLayout.ts';
import { BookingSummary } from '../BookingSummary.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';

const Words = styled(Card)`
  display: grid;
  gap: 18px;
  justify-items: start;
  padding: 14px 18px;
  h2 {
    max-width: 18ch;
    scroll-margin-top: 56px;
  }
  dt {
    font-weight: 650;
    font-size: 15px;
    color: ${color.textMuted};
  }
  dd ${DisplayText} {
    font-size: clamp(34px, 4vw, 52px);
    letter-spacing: 0.02em;
    color: ${color.green};
  }
  ${media.narrow} {
    > a,
    > button {
      width: 100%;
    }
  }
`;
const Address = styled.a`
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: 15px;
  color: ${color.cobalt};
  text-underline-offset: 3px;
`;
const Lead = styled.p`
  max-width: 56ch;
`;

export const RequestSentStep = ({
  searched,
  chosen,
  receipt,
}: Extract<BookingFlow, { step: 'sent' }>) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const site = useSelector(selectOrigin);
  const dispatch = useDispatch();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <StepColumns $raised>
      <Words>
        <h2 ref={heading} tabIndex={-1}>
          {words('booking.sentTitle')}
        </h2>
        <Lead>{words('booking.sentText')}</Lead>
        <dl>
          <dt>{words('booking.reference')}</dt>
          <dd>
            <DisplayText>{receipt.reference}</DisplayText>
          </dd>
        </dl>
        <Lead>{words('booking.linkLead')}</Lead>
        <Address href={receipt.link}>
          {site}
          {receipt.link}
        </Address>
        <ButtonLink to={local(receipt.link)}>{words('booking.follow')}</ButtonLink>
      </Words>
      <Aside as="aside" $tone="sand" aria-labelledby="sent-title">
        <h3 id="sent-title">{words('booking.yourRequest')}</h3>
        <BookingSummary searched={searched} chosen={chosen} />
        <Button $variant="secondary" $size="sm" onClick={() => dispatch(flowRestarted())}>
          {words('booking.another')}
        </Button>
      </Aside>
    </StepColumns>
  );
};
