import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useLocalPath } from '../../shared/i18n/useLocalPath.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.ts';
import { Card } from '../../shared/ui/Card.ts';
import { Display } from '../../shared/ui/text.ts';
import { color, media } from '../../shared/ui/tokens.ts';
import { origin } from '../../shared/visit.ts';
import { restarted, type BookingFlow } from './bookingFlowSlice.ts';
import { Aside, Results } from './resultsLayout.ts';
import { TurnSummary } from './TurnSummary.tsx';
import { useArrival } from './useArrival.ts';

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
    color: ${color.inchiostro2};
  }
  dd ${Display} {
    font-size: clamp(34px, 4vw, 52px);
    letter-spacing: 0.02em;
    color: ${color.rame};
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
  color: ${color.cobalto};
  text-underline-offset: 3px;
`;
const Lead = styled.p`
  max-width: 56ch;
`;

/** What a guest keeps: the reference to read out on the phone and the personal link (decision 13). */
export const RequestSent = ({ turn, chosen, receipt }: Extract<BookingFlow, { step: 'sent' }>) => {
  const words = useWords();
  const local = useLocalPath();
  const site = useSelector(origin);
  const dispatch = useDispatch();
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <Results $raised>
      <Words>
        <h2 ref={heading} tabIndex={-1}>
          {words('booking.sentTitle')}
        </h2>
        <Lead>{words('booking.sentText')}</Lead>
        <dl>
          <dt>{words('booking.reference')}</dt>
          <dd>
            <Display>{receipt.reference}</Display>
          </dd>
        </dl>
        <Lead>{words('booking.linkLead')}</Lead>
        <Address href={receipt.link}>
          {site}
          {receipt.link}
        </Address>
        <ButtonLink to={local(receipt.link)}>{words('booking.follow')}</ButtonLink>
      </Words>
      <Aside as="aside" $tone="sabbia" aria-labelledby="sent-title">
        <h3 id="sent-title">{words('booking.yourRequest')}</h3>
        <TurnSummary turn={turn} chosen={chosen} />
        <Button $variant="line" $size="sm" onClick={() => dispatch(restarted())}>
          {words('booking.another')}
        </Button>
      </Aside>
    </Results>
  );
};
