import { styled } from 'styled-components';
import type { WeekTurn } from '#src/contracts/booking/weekly-capacity.ts';
import { color, font, tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { clampPercent } from './occupancy.ts';
import { occupancyTone } from './occupancyTone.ts';
import { toWeekCell } from './weekSummary.ts';

type Props = { turn: WeekTurn; isToday: boolean; onDay: (date: string) => void };

export const WeekCell = ({ turn, isToday, onDay }: Props) => {
  const { covers, label, pressure, percent } = toWeekCell(turn);
  const cellTone: Tone = pressure === 'closed' ? 'off' : occupancyTone[pressure];
  const isIdle = turn.bookedPeople === 0;
  return (
    <Td $today={isToday}>
      <Face
        type="button"
        tabIndex={-1}
        $tone={cellTone}
        $idle={isIdle}
        onClick={() => onDay(turn.date)}
      >
        {(pressure !== 'closed' || !isIdle) && <b>{covers} </b>}
        <span>{label}</span>
        {pressure !== 'closed' && (
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={clampPercent(percent)} height="4" fill={tone[cellTone].edge} />
          </svg>
        )}
      </Face>
    </Td>
  );
};

const Td = styled.td<{ $today: boolean }>`
  padding: 3px;
  height: 1px;
  background: ${({ $today }) => ($today ? '#FBF1D6' : 'none')};
`;
const Face = styled.button<{ $tone: Tone; $idle: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  width: 100%;
  height: 100%;
  min-height: 62px;
  padding: 8px 4px;
  border: 0;
  cursor: pointer;
  font-family: ${font.text};
  background: ${({ $tone, $idle }) => ($idle && $tone !== 'off' ? '#F3F1E6' : tone[$tone].ground)};
  color: ${({ $tone, $idle }) => ($idle && $tone !== 'off' ? color.textMuted : tone[$tone].text)};
  b {
    font: 600 1.0625rem/1.1 ${font.text};
  }
  span {
    font: 500 0.8125rem/1.2 ${font.text};
  }
  svg {
    width: 78%;
    height: 4px;
    margin-top: 2px;
    background: #1c3f8f1a;
  }
  &:hover {
    box-shadow: inset 0 0 0 2px ${({ $tone }) => tone[$tone].edge};
  }
`;
