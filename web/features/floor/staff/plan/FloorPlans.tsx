import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { venue } from '#src/venue.ts';
import { PlanFrame } from '#web/shared/floor-plan/PlanFrame.ts';
import { placeTables } from '#web/shared/floor-plan/placeTables.ts';
import { RoomFixtures } from '#web/shared/floor-plan/RoomFixtures.tsx';
import { EmptyState, TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { GroupTitle } from '../cardStyles.ts';
import { floorLabel, groupByFloor } from '../floorText.ts';
import { fixtureNames } from './fixtureNames.ts';
import { MovableTable } from './MovableTable.tsx';

type Props = { tables: readonly TableView[]; choices: ReactNode };

export const FloorPlans = ({ tables, choices }: Props) => {
  const helpId = useId();
  return (
    <>
      <TabHeader>
        <h2>Tavoli</h2>
        {choices}
      </TabHeader>
      {tables.length === 0 && <EmptyState>Nessun tavolo configurato</EmptyState>}
      {tables.length > 0 && (
        <Help id={helpId}>
          Trascina un tavolo dove sta in sala, oppure spostalo con le frecce (con Maiusc a passi più
          lunghi). Si salva da solo, e i clienti lo vedono subito.
        </Help>
      )}
      {groupByFloor(tables).map(([floor, tablesOnFloor]) => (
        <section key={floor} aria-label={`Pianta: ${floorLabel(floor)}`}>
          <GroupTitle>
            {venue.rooms.find((room) => room.floor === floor)?.name ?? floorLabel(floor)}{' '}
            <small>{floorLabel(floor)}</small>
          </GroupTitle>
          <PlanFrame>
            <RoomFixtures floor={floor} nameOf={(word) => fixtureNames[word]} />
            {placeTables(tablesOnFloor).map((table) => (
              <MovableTable key={table.id} table={table} helpId={helpId} />
            ))}
          </PlanFrame>
        </section>
      ))}
    </>
  );
};

const Help = styled.p`
  max-width: 70ch;
  margin-bottom: 18px;
  color: ${color.textMuted};
`;
