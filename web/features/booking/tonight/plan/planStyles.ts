import { styled } from 'styled-components';
import { art, color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn, phone } from '../book/rowStyles.ts';
import type { TableState } from '../tables/describeTables.ts';
import { stateLook } from '../tables/stateLooks.ts';

export const PlanView = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
`;
export const Rooms = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  align-content: start;
  min-height: 0;
  padding: 12px 16px;
  overflow-y: auto;
  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Room = styled.section`
  min-width: 0;
  padding: 8px 12px 16px;
  border: 2px solid ${color.cobalt};
  background: ${color.surface} ${art.grain};
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 14px;
  }
  h2 {
    font: 600 1.25rem/1.75rem ${font.display};
  }
  p {
    color: ${color.textMuted};
    font: 400 0.9375rem/1.25rem ${font.text};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 26px 12px;
    margin: 0;
    padding: 0 0 8px;
    list-style: none;
  }
  ${oneColumn} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${phone} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.largeText} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const CHAIR = 12;
const CHAIR_GAP = 6;

/** Table on the plan. The dashes above and below it represent its chairs. */
export const TableBox = styled.button<{ $state: TableState; $chairs: number }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  min-height: 6.125rem;
  padding: 4px 6px 4px 10px;
  border: 2px solid ${({ $state }) => stateLook[$state].edge};
  border-left-width: 8px;
  background: ${({ $state }) => stateLook[$state].ground};
  color: ${({ $state }) => stateLook[$state].text};
  font: 400 0.9375rem/1.25rem ${font.text};
  text-align: left;
  > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  > span b {
    font: 600 1.0625rem/1.5rem ${font.display};
  }
  > strong,
  > small {
    display: block;
    overflow: hidden;
    font-size: 0.9375rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-pressed='true'] {
    outline: 4px solid ${color.ochre};
    outline-offset: 2px;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    width: ${({ $chairs }) => $chairs * (CHAIR + CHAIR_GAP) - CHAIR_GAP}px;
    height: 6px;
    transform: translateX(-50%);
    background: repeating-linear-gradient(
      90deg,
      ${({ $state }) => ($state === 'free' ? color.linen : stateLook[$state].edge)} 0 ${CHAIR}px,
      transparent ${CHAIR}px ${CHAIR + CHAIR_GAP}px
    );
  }
  &::before {
    top: -10px;
  }
  &::after {
    bottom: -10px;
  }
`;
export const PlanFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 4rem;
  padding: 8px 16px;
  border-top: 2px solid ${color.cobalt};
  background: ${color.sand} ${art.grain};
  font: 400 1rem/1.375rem ${font.text};
  > b {
    font: 600 1.25rem/1.5rem ${font.display};
  }
  > :last-child {
    display: flex;
    gap: 8px;
    margin-left: auto;
  }
`;
