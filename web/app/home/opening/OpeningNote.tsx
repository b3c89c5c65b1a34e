import { styled } from 'styled-components';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { useOpeningText } from './useOpeningText.ts';

const OPEN = '#3e8f5e';

const Panel = styled(Card)`
  padding: 0 10px;
  margin: -8px 0;
  justify-self: start;
`;
const Line = styled.p<{ $dot: string }>`
  display: flex;
  align-items: center;
  gap: 14px;
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${({ $dot }) => $dot};
    box-shadow: 0 0 0 5px ${({ $dot }) => $dot}30;
  }
`;

const dotColor = (isOpen: boolean | null): string => {
  if (isOpen === null) return color.cobalt;
  return isOpen ? OPEN : color.brick;
};

export const OpeningNote = () => {
  const opening = useOpeningText();
  return opening ? (
    <Panel $tone="sand">
      <Line $dot={dotColor(opening.isOpen)}>{opening.text}</Line>
    </Panel>
  ) : null;
};
