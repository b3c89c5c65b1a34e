import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { color, font, tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { formatPeople } from './floorText.ts';
import type { TableSlot } from './tableSlotStates.ts';
import { useToggleTableBlock } from './useToggleTableBlock.ts';

type Props = { tableSlot: TableSlot; date: string; timeSlotId: string };

const toneByState: Record<TableSlot['state'], Tone> = {
  free: 'high',
  taken: 'night',
  blocked: 'low',
  off: 'off',
};

export const TableSlotTile = ({ tableSlot, date, timeSlotId }: Props) => {
  const {
    table: { id, name, capacity },
    state,
  } = tableSlot;
  const { toggle, busy } = useToggleTableBlock({
    date,
    timeSlotId,
    tableId: id,
    name,
    blocked: state === 'blocked',
  });
  if (state === 'taken')
    return (
      <Occupied
        to={`/admin?tab=reservations&id=${tableSlot.reservation.id}`}
        $tone="night"
        aria-label={`${name}, occupato: ${formatPeople(tableSlot.reservation.numberOfPeople)}, ${tableSlot.reservation.reference}`}
      >
        <b>{name}</b>
        <span>Occupato</span>
        <small>
          {formatPeople(tableSlot.reservation.numberOfPeople)} ·{' '}
          <i>{tableSlot.reservation.reference}</i>
        </small>
      </Occupied>
    );
  if (state === 'off')
    return (
      <Off $tone="off">
        <b>{name}</b>
        <span>Inattivo</span>
        <small>{formatPeople(capacity)}</small>
      </Off>
    );
  return (
    <Toggle
      type="button"
      $tone={toneByState[state]}
      aria-pressed={state === 'blocked'}
      aria-busy={busy}
      aria-label={`Blocca ${name}`}
      onClick={() => void toggle()}
    >
      <b>{name}</b>
      <span>{busy ? <Spinner $size={16} /> : state === 'blocked' ? 'Bloccato' : 'Libero'}</span>
      <small>{formatPeople(capacity)}</small>
    </Toggle>
  );
};

const tileStyles = css<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: start;
  min-height: 92px;
  padding: 10px 14px 12px;
  text-align: left;
  text-decoration: none;
  border: 0;
  border-left: 6px solid ${({ $tone }) => tone[$tone].edge};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: inset 0 0 0 1px #1c3f8f26;
  font: 400 0.9375rem/1.4 ${font.text};
  font-variant-numeric: lining-nums;
  b {
    font: 600 1.1875rem/1.2 ${font.display};
    overflow-wrap: anywhere;
  }
  span {
    justify-self: start;
    padding: 3px 7px;
    font-weight: 700;
    font-size: 0.8125rem;
    background: ${({ $tone }) => tone[$tone].ground};
    color: ${({ $tone }) => tone[$tone].text};
  }
  small {
    font-size: 0.875rem;
    color: #5d5a63;
  }
  i {
    font-style: normal;
    white-space: nowrap;
  }
`;
const Toggle = styled.button<{ $tone: Tone }>`
  ${tileStyles} cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.cobalt};
  }
  &[aria-pressed='true'] {
    background: ${tone.low.ground};
    small {
      color: ${tone.low.text};
    }
    span {
      background: ${color.surface};
    }
  }
`;
const Occupied = styled(Link)<{ $tone: Tone }>`
  ${tileStyles} &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.cobalt};
  }
`;
const Off = styled.div<{ $tone: Tone }>`
  ${tileStyles}
`;
