import { useState } from 'react';
import { styled } from 'styled-components';
import type { SavedRoom } from '#src/contracts/booking/rooms.ts';
import { useRoomsQuery } from '#web/shared/api/roomsApi.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { GroupTitle } from '../cardStyles.ts';
import { floorLabel } from '../floorText.ts';
import { describeOpening } from '../roomOpeningText.ts';
import { RoomForm } from './RoomForm.tsx';
import { StrandedByRoom } from './StrandedByRoom.tsx';

type Props = { floor: number; totals: string };

/** Heading of the tables of a floor: when its room is open, with a form that changes it. */
export const RoomHeading = ({ floor, totals }: Props) => {
  const { data: rooms } = useRoomsQuery();
  const [isEditing, edit] = useState(false);
  const [saved, setSaved] = useState<SavedRoom | null>(null);
  const room = rooms?.find((one) => one.floor === floor);
  return (
    <>
      <Line>
        <GroupTitle>
          {floorLabel(floor)} <small>{totals}</small>
          {room && (
            <small>
              {room.name}: {describeOpening(room, venueToday(new Date(serverNow())))}
            </small>
          )}
        </GroupTitle>
        {room && !isEditing && (
          <Button
            $variant="secondary"
            $size="sm"
            aria-label={`Modifica apertura: ${room.name}`}
            onClick={() => edit(true)}
          >
            Modifica apertura
          </Button>
        )}
      </Line>
      {room && isEditing && (
        <RoomForm
          room={room}
          onClose={() => edit(false)}
          onSaved={(one) => {
            edit(false);
            setSaved(one);
          }}
        />
      )}
      {saved && saved.affected.length > 0 && (
        <StrandedByRoom room={saved} onClose={() => setSaved(null)} />
      )}
    </>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 14px;
  section + section > & {
    margin-top: 32px;
  }
  h3 {
    margin-bottom: 6px;
  }
`;
