import * as Radix from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';

const stacked = '@media (max-width: 56.25em)';

export const Screen = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.5rem;
  overflow-y: auto;
  background: ${color.ivory} ${art.grain};
  color: ${color.text};
  h2 {
    font-size: 2.75rem;
  }
  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;
export const Choice = styled.div`
  padding: 32px clamp(16px, 4.5vw, 48px);
  p {
    max-width: 46ch;
    margin: 10px 0 24px;
    color: ${color.textMuted};
    line-height: 1.5;
  }
  ${stacked} {
    padding-block: 16px;
    h2 {
      font-size: 2rem;
    }
  }
`;
export const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 16px;
`;
export const Face = styled.button`
  display: grid;
  gap: 2px;
  align-content: start;
  justify-items: start;
  padding: 8px 12px 12px;
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.text};
  text-align: left;
  b {
    font: 600 1.25rem/1.2 ${font.display};
    overflow-wrap: anywhere;
  }
  span {
    font-size: 0.9375rem;
  }
  &[aria-pressed='true'] {
    outline: 4px solid ${color.cobalt};
    outline-offset: -4px;
  }
  &[aria-disabled='true'] {
    background: ${color.sand};
    cursor: not-allowed;
  }
  &&:focus-visible {
    outline: 4px solid ${color.ochre};
    outline-offset: 3px;
  }
`;
export const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 6rem;
  margin-bottom: 6px;
  background: ${color.navy} ${art.tile('pattern-notte')} 50% 50% / 120px;
  > i {
    display: grid;
    place-items: center;
    width: 4.25rem;
    height: 4.25rem;
    border: 3px solid ${color.ochre};
    border-radius: 50%;
    background: ${color.navy};
    color: ${color.ivory};
    font: 600 1.75rem/1 ${font.display};
  }
  ${stacked} {
    height: 4rem;
    > i {
      width: 3.25rem;
      height: 3.25rem;
      font-size: 1.375rem;
    }
  }
`;
export const Chosen = styled.em`
  padding: 2px 8px;
  background: ${color.cobalt};
  color: ${color.ivory};
  font: 650 0.875rem/1.4 ${font.text};
`;
export const Pad = styled.section`
  display: grid;
  gap: 14px;
  align-content: start;
  padding: 32px clamp(16px, 4vw, 40px);
  border-left: 2px solid ${color.cobalt};
  background: ${color.sand} ${art.grain};
  h3 {
    font-size: 1.625rem;
  }
  small {
    line-height: 1.4;
  }
  ${stacked} {
    border-left: 0;
    border-top: 2px solid ${color.cobalt};
    padding-block: 16px 24px;
  }
`;
export const Slots = styled.p`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 14px;
  i {
    display: grid;
    place-items: center;
    height: 3.5rem;
    border: 2px solid ${color.edge};
    background: ${color.surface};
  }
  i[data-on]::before {
    content: '';
    width: 1rem;
    height: 1rem;
    transform: rotate(45deg);
    background: ${color.cobalt};
    forced-color-adjust: none;
  }
`;
export const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  > button {
    min-height: 4rem;
    padding-inline: 0;
    font-size: min(0.9375rem, 6vw);
  }
  > button:not([class]) {
    border: 1px solid ${color.edge};
    background: ${color.surface};
    color: ${color.text};
    font: 600 1.75rem/1 ${font.display};
  }
  > button:not([class])[aria-disabled='true'] {
    color: ${color.textMuted};
  }
  > button:focus-visible {
    outline: 4px solid ${color.ochre};
    outline-offset: 2px;
  }
`;
