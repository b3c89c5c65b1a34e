import { styled } from 'styled-components';
import { shapeOf } from '#web/shared/floor-plan/placeTables.ts';
import { TableDrawing } from '#web/shared/floor-plan/TableDrawing.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { Choice, Dot } from './choiceStyles.ts';
import type { RoomTable } from './rooms.ts';
import { isChosenTable, type RoomViewProps } from './RoomPlan.tsx';
import { useSeatText } from './useSeatText.ts';
import { useTableDescription } from './useTableDescription.ts';

export const RoomTableList = ({ room, party, chosen, onChoose }: RoomViewProps) => {
  const words = useTranslation();
  const seatText = useSeatText();
  const free = room.tables.filter(({ state }) => state === 'free');
  const others = room.tables.filter(({ state }) => state !== 'free');
  return (
    <>
      <List role="radiogroup" aria-label={words('booking.tablesOf', { room: room.name, n: party })}>
        {free.map((table) => (
          <TableChoiceCard key={table.tableId}>
            <input
              type="radio"
              name="table"
              value={table.tableId}
              checked={isChosenTable(chosen, table.tableId)}
              onChange={() => onChoose(table)}
            />
            <Dot aria-hidden="true">✓</Dot>
            <TableDrawing shape={shapeOf(table)} seats={table.capacity} />
            <span>
              <strong>{table.tableName}</strong>
              <TableDescription table={table} />
              {seatText(table).facts}
            </span>
          </TableChoiceCard>
        ))}
      </List>
      {others.length > 0 && (
        <Folded>
          <summary>{words('booking.unsuitable', { n: others.length, party })}</summary>
          <ul>
            {others.map((table) => (
              <li key={table.tableId}>
                <b>{table.tableName}</b> ·{' '}
                {[seatText(table).facts, seatText(table).reason].join(', ')}
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </>
  );
};

const TableDescription = ({ table }: { table: RoomTable }) => {
  const { text, lang } = useTableDescription()(table);
  return (
    text && (
      <>
        <bdi lang={lang}>{text}</bdi> ·{' '}
      </>
    )
  );
};

const List = styled.div`
  display: grid;
  gap: 0.5rem;
  @media (min-width: 62em) {
    grid-template-columns: 1fr 1fr;
  }
`;
const TableChoiceCard = styled(Choice)`
  grid-template-columns: auto 3.25rem minmax(0, 1fr);
  overflow-wrap: anywhere;
  @media (max-width: 16em) {
    grid-template-columns: auto minmax(0, 1fr);
    > svg {
      display: none;
    }
  }
`;
const Folded = styled.details`
  margin-block-start: 1rem;
  font-size: 0.9375rem;
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.cobalt};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  summary::after {
    content: '▾';
    margin-left: 0.4rem;
  }
  ul {
    display: grid;
    gap: 0.35rem;
    padding: 0.25rem 0 0.75rem;
    list-style: none;
  }
`;
