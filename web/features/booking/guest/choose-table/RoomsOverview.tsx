import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { TableChoice } from '../bookingFlowTypes.ts';
import { Choice, Dot } from './choiceStyles.ts';
import { RoomButton } from './RoomButton.tsx';
import type { Room } from './rooms.ts';

type Props = {
  rooms: readonly Room[];
  party: number;
  chosen: TableChoice | null;
  canChooseAny: boolean;
  onChooseAny: () => void;
  onOpenRoom: (floor: number) => void;
};

export const RoomsOverview = (props: Props) => {
  const { rooms, party, chosen, canChooseAny, onChooseAny, onOpenRoom } = props;
  const words = useTranslation();
  const chosenIn = ({ tables }: Room): string | null =>
    chosen !== null && chosen !== 'any' && tables.some(({ tableId }) => tableId === chosen.tableId)
      ? chosen.tableName
      : null;
  return (
    <Stack>
      {canChooseAny && (
        <Choice>
          <input
            type="radio"
            name="table"
            value="any"
            checked={chosen === 'any'}
            onChange={onChooseAny}
          />
          <Dot aria-hidden="true">✓</Dot>
          <span>
            <strong>{words('booking.any')}</strong>
            {words('booking.anyHint', { n: party })}
          </span>
        </Choice>
      )}
      {canChooseAny && <Or>{words('booking.orRoom')}</Or>}
      <Rooms>
        {rooms.map((room) => (
          <li key={room.floor}>
            <RoomButton
              room={room}
              chosenName={chosenIn(room)}
              onOpen={() => onOpenRoom(room.floor)}
            />
          </li>
        ))}
      </Rooms>
    </Stack>
  );
};

const Stack = styled.div`
  display: grid;
  gap: 1rem;
`;
const Or = styled.p`
  margin-block-start: 0.5rem;
  font-weight: 650;
`;
const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(5.25rem, 28%), 1fr));
  gap: 0.6rem;
  padding: 0 4px;
  list-style: none;
  > li {
    display: grid;
  }
  @media (min-width: 62em) {
    gap: 1.5rem;
  }
`;
