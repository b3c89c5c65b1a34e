import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatLongDate, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader, EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { ViewChoices, GroupTitle } from './cardStyles.ts';
import { useAllTimeSlotsQuery, useUnavailableTablesQuery } from './floorApi.ts';
import { DateStepper } from './DateStepper.tsx';
import { floorLabel, formatHours } from './floorText.ts';
import { TableSlotTile } from './TableSlotTile.tsx';
import { formatStateCounts, toTableSlots } from './tableSlotStates.ts';

type Props = { tables: readonly TableView[]; choices: ReactNode };

export const TableAvailabilityBoard = ({ tables, choices }: Props) => {
  const [date, setDate] = useState(venueToday);
  const { data: slots } = useAllTimeSlotsQuery();
  const active = slots?.filter(({ isActive }) => isActive) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const slot = active.find(({ id }) => id === chosen) ?? active[0];
  return (
    <>
      <TabHeader>
        <h2>Tavoli</h2>
        {choices}
      </TabHeader>
      <Controls>
        <DateStepper date={date} onDate={setDate} />
        <ViewChoices role="group" aria-label="Turno">
          {active.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === slot?.id}
              onClick={() => setChosen(one.id)}
            >
              {formatHours(one)}
            </button>
          ))}
        </ViewChoices>
      </Controls>
      {!slots && <Loading>Caricamento orari...</Loading>}
      {slots && !slot && <EmptyState>Nessun orario attivo</EmptyState>}
      {slot && <Board tables={tables} date={date} slot={slot} />}
    </>
  );
};

const Board = ({
  tables,
  date,
  slot,
}: {
  tables: readonly TableView[];
  date: string;
  slot: TimeSlotView;
}) => {
  const { currentData, error, isFetching } = useUnavailableTablesQuery(date);
  if (error !== undefined && !isFetching)
    return (
      <Alert live>
        {errorMessage(error, 'Non è stato possibile leggere i tavoli di questa data.')}
      </Alert>
    );
  if (!currentData) return <Loading>Caricamento tavoli...</Loading>;
  const tableSlots = toTableSlots(tables, currentData, slot.id);
  return (
    <>
      <Summary role="status">
        <b>
          {formatLongDate(date)}, {formatHours(slot)}
        </b>{' '}
        <span>{formatStateCounts(tableSlots)}</span>
      </Summary>
      {[0, 1, 2]
        .map((floor) => [floor, tableSlots.filter(({ table }) => table.floor === floor)] as const)
        .filter(([, slotsOnFloor]) => slotsOnFloor.length > 0)
        .map(([floor, slotsOnFloor]) => (
          <section key={floor} aria-label={floorLabel(floor)}>
            <GroupTitle>{floorLabel(floor)}</GroupTitle>
            <Tiles>
              {slotsOnFloor.map((tableSlot) => (
                <li key={tableSlot.table.id}>
                  <TableSlotTile tableSlot={tableSlot} date={date} timeSlotId={slot.id} />
                </li>
              ))}
            </Tiles>
          </section>
        ))}
    </>
  );
};

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 28px;
  align-items: end;
  margin-bottom: 18px;
`;
const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin-bottom: 6px;
  font-size: 1.0625rem;
  font-variant-numeric: lining-nums;
  b {
    font-weight: 650;
  }
  span {
    color: ${color.textMuted};
  }
`;
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`;
