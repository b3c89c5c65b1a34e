import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { TablePosition } from '#src/contracts/booking/floor-plan.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { shapeOf, type Placed } from '#web/shared/floor-plan/placeTables.ts';
import { TableDrawing } from '#web/shared/floor-plan/TableDrawing.tsx';
import { geometryOf } from '#web/shared/floor-plan/tableGeometry.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { formatPeople } from '../floorText.ts';
import { isSamePosition, moveBy, moveByKey } from './planMovement.ts';
import { useDelayedSave } from './useDelayedSave.ts';
import { useMovedPosition } from './useMovedPosition.ts';

type Props = { table: Placed<TableView>; helpId: string };

export const MovableTable = ({ table, helpId }: Props) => {
  const { position, move, save } = useMovedPosition(table);
  const { schedule, flush } = useDelayedSave(save);
  const drag = useDrag(position, move, save);
  const shape = shapeOf(table);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveByKey(position, event);
    if (!next) return;
    event.preventDefault();
    move(next);
    schedule();
  };
  return (
    <Handle
      type="button"
      $width={geometryOf(shape, table.capacity).widthPercent}
      $isActive={table.isActive}
      style={{ left: `${position.x}%`, top: `${position.y}%` }}
      aria-label={`${table.name}, ${formatPeople(table.capacity)}: ${position.x} da sinistra, ${position.y} dall’alto`}
      aria-describedby={helpId}
      onKeyDown={onKeyDown}
      onBlur={flush}
      {...drag}
    >
      <TableDrawing shape={shape} seats={table.capacity} />
      <Name>{table.name}</Name>
    </Handle>
  );
};

type Grip = { readonly from: TablePosition; readonly clientX: number; readonly clientY: number };

const useDrag = (
  position: TablePosition,
  move: (position: TablePosition) => void,
  save: () => Promise<void>,
) => {
  const grip = useRef<Grip | null>(null);
  const hasMoved = useRef(false);
  const end = () => {
    grip.current = null;
    if (hasMoved.current) void save();
    hasMoved.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { from: position, clientX: event.clientX, clientY: event.clientY };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const room = currentTarget.offsetParent;
      if (!grip.current || !room) return;
      const next = moveBy(grip.current.from, {
        x: ((clientX - grip.current.clientX) / room.clientWidth) * 100,
        y: ((clientY - grip.current.clientY) / room.clientHeight) * 100,
      });
      if (!hasMoved.current && isSamePosition(next, position)) return;
      hasMoved.current = true;
      move(next);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};

const Handle = styled.button<{ $width: number; $isActive: boolean }>`
  position: absolute;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  width: calc(${({ $width }) => $width}% * var(--plan-scale));
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    z-index: 1;
    cursor: grabbing;
  }
  &:focus-visible {
    z-index: 1;
    box-shadow: 0 0 0 3px ${color.text};
  }
  .top {
    ${({ $isActive }) => !$isActive && 'stroke-dasharray: 5 4; fill: #efe9da;'}
  }
`;
/** Grows with the drawing, which larger names would cover. The list of tables shows them too. */
const Name = styled.span`
  position: absolute;
  max-width: 100%;
  overflow: hidden;
  padding-inline: 2px;
  background: ${color.surface};
  font: 600 min(0.8125rem, max(13px, 1.8vw))/1.1 ${font.text};
  font-variant-numeric: lining-nums;
  text-overflow: ellipsis;
`;
