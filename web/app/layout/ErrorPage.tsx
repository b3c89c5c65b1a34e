import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { art } from '#web/shared/ui/theme/tokens.ts';

const Wall = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-height: 100svh;
  padding: 24px;
  background: ${art.tile('pattern-a')} 50% 50% / 240px;
`;
const Panel = styled(Card)`
  width: min(520px, 100%);
  text-align: center;
  h1 {
    font-size: min(2.5rem, 11vw);
  }
  p {
    margin-block: 14px 22px;
  }
`;

export const ErrorPage = () => {
  const words = useTranslation();
  return (
    <Wall>
      <Panel role="alert">
        <h1>{words('app.failedTitle')}</h1>
        <p>{words('app.failedText', { phone: withNoBreakSpaces(venue.phone.display) })}</p>
        <Button onClick={() => window.location.reload()}>{words('app.retry')}</Button>
      </Panel>
    </Wall>
  );
};
