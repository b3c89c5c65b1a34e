import { styled } from 'styled-components';
import type { DeskFilter } from '../../../../src/contracts/desk.ts';
import { color, font, gutter, media } from '../../../shared/ui/tokens.ts';
import type { Chip } from './deskFilters.ts';

type Props = { chips: readonly Chip[]; chosen: DeskFilter; onChoose: (filter: DeskFilter) => void };

/** One group of reservations at a time; the counts say what waits behind each chip. */
export const FilterChips = ({ chips, chosen, onChoose }: Props) => (
  <Row role="group" aria-label="Filtra le prenotazioni">
    {chips.map(({ filter, label, count }) => (
      <Choice key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>{label}{count !== null && <b>{count}</b>}</Choice>
    ))}
  </Row>
);

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px;
  ${media.narrow} {
    flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; width: 100vw; padding: 4px ${gutter}; margin: -4px calc(-1 * ${gutter});
  }
`;
const Choice = styled.button`
  flex: none; min-height: 44px; padding: 0 15px; border: 0; font: 600 15px/1 ${font.text}; font-variant-numeric: tabular-nums; white-space: nowrap;
  background: ${color.latte}; color: ${color.inchiostro}; box-shadow: inset 0 0 0 1.5px #1C3F8F40;
  b { margin-left: 6px; font-weight: 700; }
  &:hover { box-shadow: inset 0 0 0 1.5px ${color.cobalto}; }
  &[aria-pressed='true'] { background: ${color.cobalto}; color: ${color.smalto}; box-shadow: none; }
`;
