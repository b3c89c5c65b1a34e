import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { ProposedTurn } from '#src/contracts/booking/reservations.ts';
import { useTimeSlotsQuery } from '#web/features/booking/bookingApi.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { searchSubmitted, turnChanged } from '../bookingFlowSlice.ts';
import { toAvailabilitySearch, toChoiceKey, type SearchedSlot } from '../bookingFlowTypes.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { useAlternativesQuery } from './floorPlanApi.ts';

/**
 * Lists turns near the searched turn that have a table for the party. One tap starts a search for
 * that turn.
 */
export const FreeTurnsNearby = ({ searched }: { searched: SearchedSlot }) => {
  const words = useTranslation();
  const day = useFormatLongDay();
  const open = useOpenTurn(searched);
  const { currentData: turns = [] } = useAlternativesQuery(toAvailabilitySearch(searched));
  if (turns.length === 0) return null;
  return (
    <Box aria-labelledby="free-turns-title">
      <h3 id="free-turns-title">{words('booking.alternatives')}</h3>
      <ul>
        {turns.map((turn) => (
          <li key={`${turn.reservationDate} ${turn.timeSlotId}`}>
            <Button $variant="secondary" onClick={() => open(turn)}>
              {words('booking.when', {
                date: day.asTitle(turn.reservationDate),
                start: turn.startTime,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
};

const useOpenTurn = ({ numberOfPeople }: SearchedSlot) => {
  const dispatch = useDispatch();
  const { data: slots = [] } = useTimeSlotsQuery();
  return ({ reservationDate: date, timeSlotId }: ProposedTurn) => {
    const slot = slots.find(({ id }) => id === timeSlotId);
    if (!slot) return;
    dispatch(turnChanged({ date, mealType: slot.mealType, timeSlot: toChoiceKey(slot) }));
    dispatch(searchSubmitted({ date, numberOfPeople, slot }));
  };
};

const Box = styled.section`
  display: grid;
  gap: 0.75rem;
  margin-block-start: 1.75rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    padding: 0;
    list-style: none;
  }
  button {
    white-space: normal;
  }
`;
