import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';

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
