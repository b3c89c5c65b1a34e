import { styled } from 'styled-components';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn, wide } from '../book/rowStyles.ts';

export const Lane = styled.aside`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: #f3e8ce ${art.grain};
`;
export const Head = styled.div`
  flex: none;
  display: flex;
  gap: 8px;
  align-items: center;
  flex-wrap: wrap;
  min-height: 3rem;
  padding: 0 12px;
  h2 {
    font: 600 1.25rem/1.5rem ${font.display};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-left: auto;
    font: 650 0.9375rem/1.2 ${font.text};
    color: ${color.cobalt};
    text-underline-offset: 3px;
  }
`;
export const Count = styled.span<{ $none: boolean }>`
  min-width: 1.5rem;
  padding: 0 6px;
  border-radius: 2px;
  background: ${({ $none }) => ($none ? '#E6E1D4' : color.ochre)};
  color: ${({ $none }) => ($none ? color.textMuted : color.navy)};
  font: 750 0.9375rem/1.5rem ${font.text};
  text-align: center;
`;
export const Bulk = styled.div`
  flex: none;
  display: flex;
  padding: 0 12px 8px;
  button {
    flex: 1;
  }
`;
export const Waits = styled.p`
  flex: none;
  padding: 8px 12px;
  background: ${color.yellow};
  color: ${color.navy};
  font: 650 0.9375rem/1.25rem ${font.text};
`;
export const Requests = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  border-top: 1px solid ${color.line};
  scrollbar-width: thin;
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${oneColumn} {
    @media (min-width: 40.01em) {
      ol {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`;
export const GroupHeading = styled.h3`
  display: flex;
  justify-content: space-between;
  padding: 0 12px;
  background: #e9dab6;
  color: ${color.textMuted};
  font: 700 0.8125rem/1.5rem ${font.text};
  letter-spacing: 0.1em;
  text-transform: uppercase;
  span {
    color: ${color.brick};
    font-size: 0.9375rem;
    letter-spacing: 0;
    text-transform: none;
  }
  ${wide} {
    padding: 0 16px;
  }
`;
export const Nothing = styled.p`
  padding: 16px 12px;
  color: ${color.textMuted};
`;
/** Grid that grows, because no allergy may be cut. */
export const Kitchen = styled.div`
  flex: none;
  max-height: 25dvh;
  padding: 8px 12px;
  overflow-y: auto;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.brick};
  font: 600 0.9375rem/1.25rem ${font.text};
  b {
    color: ${color.text};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr));
    gap: 0 8px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin: 0 6px 2px 4px;
    transform: rotate(45deg);
    background: ${color.pomegranate};
  }
`;
