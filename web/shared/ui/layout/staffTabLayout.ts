import { styled } from 'styled-components';
import { color, font, media } from '../theme/tokens.ts';

export const TabHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 22px;
  align-items: center;
  padding-block: 34px 22px;
  h2 {
    margin-right: auto;
    font-size: 2.5rem;
  }
  ${media.narrow} {
    padding-block: 24px 18px;
    h2 {
      font-size: min(2.0625rem, 10vw);
    }
  }
`;

export const EmptyState = styled.p`
  padding: 56px 20px;
  text-align: center;
  font: 600 1.5rem/1.25 ${font.display};
  color: ${color.textMuted};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px #1c3f8f26;
  small {
    display: block;
    margin-top: 8px;
    font: 400 1rem/1.5 ${font.text};
  }
`;
