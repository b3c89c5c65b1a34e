import { styled } from 'styled-components';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';

export const StepColumns = styled(PageWidth)<{ $raised?: boolean }>`
  position: relative;
  z-index: 3;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 40px;
  align-items: start;
  padding-block: ${({ $raised }) => ($raised ? '0' : '56px')} 96px;
  h2 {
    font-size: clamp(1.875rem, 3.1vw, 2.875rem);
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.narrow} {
    gap: 28px;
    padding-block: ${({ $raised }) => ($raised ? '0' : '36px')} 64px;
  }
`;

export const StepHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  justify-content: space-between;
  align-items: end;
  margin-bottom: 24px;
  h2 {
    scroll-margin-top: 24px;
  }
  p {
    margin-top: 8px;
    color: ${color.textMuted};
  }
`;

export const Aside = styled(Card)`
  position: sticky;
  top: 88px;
  display: grid;
  gap: 18px;
  ${media.medium} {
    position: static;
  }
`;
