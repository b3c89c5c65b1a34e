import { styled } from 'styled-components';
import { font } from '#web/shared/ui/theme/tokens.ts';
import type { TableState } from '../tables/describeTables.ts';
import { stateLook } from '../tables/stateLooks.ts';

const entries = [
  ['free', 'libero'],
  ['soon', 'atteso'],
  ['seated', 'seduti'],
  ['arrived', 'arrivati'],
  ['late', 'ritardo 15 min'],
  ['very-late', 'ritardo 30 min'],
  ['closed', 'chiusa'],
] as const satisfies readonly (readonly [TableState, string])[];

/** Explains the colours of the table edges in words. */
export const PlanLegend = () => (
  <Legend aria-label="Legenda">
    {entries.map(([state, word]) => (
      <li key={state}>
        <Swatch $state={state} aria-hidden="true" />
        {word}
      </li>
    ))}
  </Legend>
);

const Legend = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  padding: 0;
  list-style: none;
  font: 400 0.9375rem/1.5rem ${font.text};
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;
const Swatch = styled.i<{ $state: TableState }>`
  width: 22px;
  height: 16px;
  border: 2px solid ${({ $state }) => stateLook[$state].edge};
  border-left-width: 7px;
  background: ${({ $state }) => stateLook[$state].ground};
`;
