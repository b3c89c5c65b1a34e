import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { tableChosen } from '../bookingFlowSlice.ts';
import type { BookingFlow, ChosenTable, TableChoice } from '../bookingFlowTypes.ts';
import { buildRooms, nearestFreeTable, type Room, type RoomTable } from './rooms.ts';
import { useFloorPlan } from './useFloorPlan.ts';

type Flow = Extract<BookingFlow, { step: 'choosing' }>;

const noRooms: readonly Room[] = [];

const useRooms = ({ searched }: Flow, availability: Availability | null): readonly Room[] => {
  const plan = useFloorPlan();
  return useMemo(
    () => (availability ? buildRooms(availability, plan, searched) : noRooms),
    [availability, plan, searched],
  );
};

const hasTable = ({ tables }: Room, { tableId }: ChosenTable): boolean =>
  tables.some((table) => table.tableId === tableId);

/** Chooses the free table that is nearest to the table that another guest took. */
const useNearestAfterLoss = (
  { chosen, lost }: Flow,
  rooms: readonly Room[],
  choose: (table: ChosenTable) => void,
): RoomTable | null => {
  const nearest = lost && nearestFreeTable(rooms, lost.tableId);
  const mustChoose = chosen === null && nearest !== null;
  useEffect(() => {
    if (mustChoose) choose(nearest);
  });
  return nearest;
};

/**
 * Manages the open room and the chosen table. `opened` is `overview` after the guest returned to
 * all rooms.
 */
export const useRoomChoice = (flow: Flow, availability: Availability | null) => {
  const dispatch = useDispatch();
  const rooms = useRooms(flow, availability);
  const [opened, setOpened] = useState<number | 'overview' | null>(null);
  const chosenTable = flow.chosen === 'any' ? null : flow.chosen;
  const choose = (choice: TableChoice) => {
    const table =
      choice === 'any' ? choice : { tableId: choice.tableId, tableName: choice.tableName };
    dispatch(tableChosen(table));
  };
  const nearest = useNearestAfterLoss(flow, rooms, choose);
  const room = rooms.find((one) =>
    opened === null ? chosenTable !== null && hasTable(one, chosenTable) : one.floor === opened,
  );
  return {
    rooms,
    room: room ?? null,
    nearest,
    choose,
    openRoom: (floor: number) => {
      setOpened(floor);
      if (flow.chosen === 'any') dispatch(tableChosen(null));
    },
    leaveRoom: () => {
      setOpened('overview');
      if (flow.chosen === null) dispatch(tableChosen('any'));
    },
  };
};
