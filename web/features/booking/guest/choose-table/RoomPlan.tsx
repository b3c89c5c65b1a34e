import { PlanFrame } from '#web/shared/floor-plan/PlanFrame.ts';
import { placeTables } from '#web/shared/floor-plan/placeTables.ts';
import { RoomFixtures } from '#web/shared/floor-plan/RoomFixtures.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { ChosenTable, TableChoice } from '../bookingFlowTypes.ts';
import { PlanLegend } from './PlanLegend.tsx';
import { PlanSeat } from './PlanSeat.tsx';
import type { Room } from './rooms.ts';

export type RoomViewProps = {
  room: Room;
  party: number;
  chosen: TableChoice | null;
  onChoose: (table: ChosenTable) => void;
};

export const isChosenTable = (chosen: TableChoice | null, tableId: string): boolean =>
  chosen !== null && chosen !== 'any' && chosen.tableId === tableId;

export const RoomPlan = ({ room, party, chosen, onChoose }: RoomViewProps) => {
  const words = useTranslation();
  return (
    <>
      <PlanFrame
        role="radiogroup"
        aria-label={words('booking.tablesOf', { room: room.name, n: party })}
      >
        <RoomFixtures floor={room.floor} nameOf={(word) => words(`booking.fixture.${word}`)} />
        {placeTables(room.tables).map((table) => (
          <PlanSeat
            key={table.tableId}
            table={table}
            roomName={room.name}
            isDisabled={table.state !== 'free'}
            isChosen={isChosenTable(chosen, table.tableId)}
            onChoose={() => onChoose(table)}
          />
        ))}
      </PlanFrame>
      <PlanLegend />
    </>
  );
};
