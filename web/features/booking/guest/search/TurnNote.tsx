import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { Note, Stack } from './noteStyles.ts';
import { Offers } from './Offers.tsx';
import { useOfferPaths } from './offerPaths.ts';
import type { SearchOutcome } from './searchOutcome.ts';

type Room = Extract<SearchOutcome, { kind: 'room' }>;
type Refused = Extract<SearchOutcome, { kind: 'fullTurn' | 'closedTurn' }>;

/**
 * Scrolls the focused link above the bar at the bottom of a phone, which would otherwise hide it.
 */
const FormLink = styled(ButtonLink)`
  scroll-margin-block-end: 8rem;
`;

export const RoomNote = ({ room, date, people }: { room: Room; date: string; people: number }) => {
  const words = useTranslation();
  const today = useSelector(selectToday);
  const { toRequestForm } = useOfferPaths(people);
  const { turn, isOnlyTurn } = room;
  const { mealType: meal, startTime: start, endTime: end } = turn.slot;
  const arrival = words('booking.arrival', { meal, start, end });
  return (
    <>
      {isOnlyTurn ? (
        <Note $tone="night">
          <strong>{words('booking.onlyTurn', { isToday: String(date === today) })}</strong>{' '}
          {arrival}
        </Note>
      ) : (
        <Note $tone="high">
          <strong>{words('booking.roomFor', { n: people })}</strong> {arrival}
        </Note>
      )}
      {turn.coversLeft !== null && (
        <Note $tone="medium">
          <strong>{words('booking.fewLeft', { n: turn.coversLeft })}</strong>
        </Note>
      )}
      <noscript>
        <FormLink to={toRequestForm(date, turn.slot)}>{words('booking.formOpen')}</FormLink>
      </noscript>
    </>
  );
};

export const RefusedTurnNote = ({
  refused,
  date,
  people,
}: {
  refused: Refused;
  date: string;
  people: number;
}) => {
  const words = useTranslation();
  const day = useFormatLongDay();
  const { kind, turn, others, nearby } = refused;
  return (
    <Stack>
      {kind === 'fullTurn' ? (
        <Note $tone="low">
          <strong>{words('booking.none')}</strong>.{' '}
          {words('booking.turnFull', { time: turn.slot.startTime })}
        </Note>
      ) : (
        <Note $tone="off">{words('booking.closed')}</Note>
      )}
      <Offers
        title={words('booking.offersSameDay', { day: day.asTitle(date) })}
        offers={others}
        people={people}
      />
      <Offers title={words('booking.offersNearby')} offers={nearby} people={people} />
    </Stack>
  );
};
