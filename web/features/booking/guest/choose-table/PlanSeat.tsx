import { styled } from 'styled-components';
import { shapeOf, type Placed } from '#web/shared/floor-plan/placeTables.ts';
import { TableDrawing, TableSvg } from '#web/shared/floor-plan/TableDrawing.tsx';
import { geometryOf } from '#web/shared/floor-plan/tableGeometry.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden, visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { focusRing } from './choiceStyles.ts';
import type { RoomTable } from './rooms.ts';
import { useSeatText } from './useSeatText.ts';

type Props = {
  table: Placed<RoomTable>;
  roomName: string;
  isDisabled: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** Returns the table name without the room name: "3" for the table "Sala 3" in the room "Sala". */
const shortName = (tableName: string, roomName: string): string =>
  tableName.startsWith(`${roomName} `) ? tableName.slice(roomName.length + 1) : tableName;

export const PlanSeat = ({ table, roomName, isDisabled, isChosen, onChoose }: Props) => {
  const { mark, whole } = useSeatText()(table);
  const shape = shapeOf(table);
  return (
    <Seat
      $x={table.position.x}
      $y={table.position.y}
      $width={geometryOf(shape, table.capacity).widthPercent}
    >
      <input
        type="radio"
        name="table"
        value={table.tableId}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <VisuallyHidden>{whole}</VisuallyHidden>
      <TableDrawing shape={shape} seats={table.capacity} />
      <Name aria-hidden="true">
        {shortName(table.tableName, roomName)}
        {mark !== null && <small>{mark}</small>}
      </Name>
    </Seat>
  );
};

const Name = styled.span`
  position: absolute;
  max-width: 100%;
  overflow: hidden;
  color: ${color.text};
  font: 600 1.0625rem/1 ${font.display};
  font-variant-numeric: lining-nums;
  text-align: center;
  text-overflow: ellipsis;
  pointer-events: none;
  small {
    display: block;
    font: 600 0.6875rem/1.1 ${font.text};
    white-space: nowrap;
  }
  @media (min-width: 62em) {
    font-size: 1.5rem;
    small {
      font-size: 0.875rem;
    }
  }
`;
const Seat = styled.label<{ $x: number; $y: number; $width: number }>`
  position: absolute;
  left: ${({ $x }) => $x}%;
  top: ${({ $y }) => $y}%;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  width: calc(${({ $width }) => $width}% * var(--plan-scale));
  min-width: 44px;
  min-height: 44px;
  margin: 0;
  cursor: pointer;
  > input {
    ${visuallyHiddenStyles}
  }
  &:has(:checked) {
    .top {
      fill: ${color.cobalt};
      stroke: ${color.navyDark};
    }
    .stool {
      fill: ${color.cobalt};
    }
    .cloth {
      stroke: ${color.yellow};
    }
    ${Name} {
      color: ${color.ivory};
    }
    ${Name}::after {
      content: ' ✓';
      font: 700 0.8em ${font.text};
    }
  }
  &:has(:disabled) {
    cursor: default;
    .top {
      fill: #efe9da;
      stroke: #6b675c;
      stroke-width: 2.5;
      stroke-dasharray: 5 4;
    }
    .stool,
    .cloth {
      display: none;
    }
    ${Name} {
      color: #54514a;
      font-weight: 400;
    }
  }
  &:has(:focus-visible) ${TableSvg} {
    ${focusRing}
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      .top {
        fill: Highlight;
      }
      ${Name} {
        forced-color-adjust: none;
        color: HighlightText;
      }
    }
    &:has(:disabled) .top {
      fill: Canvas;
      stroke: GrayText;
    }
  }
`;
