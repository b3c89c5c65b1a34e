import { styled } from 'styled-components';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { phone } from '../book/rowStyles.ts';

type Props = { turns: readonly SlotStatistics[]; mealType: MealType };

/** Shows the booked covers of each turn of the meal. */
export const TurnCovers = ({ turns, mealType }: Props) => (
  <List aria-label="Coperti per turno">
    {turns
      .filter(({ startTime }) => mealTypeOf(startTime) === mealType)
      .map(({ timeSlotId, startTime, bookedPeople, maxCovers }) => (
        <li key={timeSlotId}>
          {startTime}{' '}
          <b>
            {bookedPeople}/{maxCovers}
          </b>
        </li>
      ))}
  </List>
);

const List = styled.ol`
  display: flex;
  flex: 1;
  gap: 24px;
  align-items: center;
  justify-content: flex-end;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 400 1rem/1.5rem ${font.text};
  b {
    font: 600 1.125rem/1.5rem ${font.display};
  }
  ${phone} {
    gap: 12px;
    justify-content: space-between;
    font-size: 0.9375rem;
  }
`;
