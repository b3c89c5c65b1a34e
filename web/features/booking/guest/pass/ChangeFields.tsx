import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { AvailabilityState } from '#src/contracts/booking/availability-days.ts';
import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { fetchTimeSlots } from '#web/features/booking/fetchBookingData.ts';
import { usePreloadedState } from '#web/shared/hooks/usePreloadedState.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectLastBookingDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { radioCardStyles } from '#web/shared/ui/forms/radioCardStyles.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { activeTimeSlots } from '../search/bookableTimeSlots.ts';
import { preloadedTimeSlots } from '../search/preloadedTimeSlots.ts';
import { stateText } from '../search/tileStyles.ts';
import type { WantedTurnStates } from './useWantedTurnStates.ts';

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
  gap: 0.5rem;
`;
const Choice = styled.label`
  ${radioCardStyles}
  > span {
    display: grid;
    place-content: center;
    min-height: 3rem;
    border: 1.5px solid ${color.edge};
    border-radius: 3px;
    background: ${color.surface};
    font: 600 1.1875rem/1 ${font.display};
    font-variant-numeric: lining-nums;
    text-align: center;
  }
  small {
    font: 600 0.8125rem/1.15 ${font.text};
  }
`;
const State = styled.small<{ $state: AvailabilityState }>`
  color: ${({ $state }) => stateText[$state]};
  :checked + span > && {
    color: inherit;
  }
`;

const partySizes = Array.from({ length: MAX_ONLINE_PARTY_SIZE }, (_, at) => at + 1);
const meals: readonly MealType[] = ['pranzo', 'cena'];

type Props = { readonly wanted: WantedChange; readonly states: WantedTurnStates };

/**
 * Fields of a change request. They are native inputs, because the form also works without
 * JavaScript.
 */
export const ChangeFields = ({ wanted, states }: Props) => {
  const words = useTranslation();
  const today = useSelector(selectToday);
  const lastDay = useSelector(selectLastBookingDay);
  const { value: timeSlots } = usePreloadedState(preloadedTimeSlots, fetchTimeSlots);
  return (
    <Stack>
      <FieldGroup legend={words('pass.people')}>
        <Row>
          {partySizes.map((n) => (
            <Choice key={n}>
              <input
                type="radio"
                name="numberOfPeople"
                value={n}
                defaultChecked={n === wanted.numberOfPeople}
              />
              <span>{n}</span>
            </Choice>
          ))}
        </Row>
      </FieldGroup>
      <Field label={words('booking.date')} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="reservationDate"
            required
            min={today}
            max={lastDay}
            defaultValue={wanted.reservationDate}
          />
        )}
      </Field>
      {meals.map((meal) => (
        <FieldGroup
          key={meal}
          legend={words(meal === 'pranzo' ? 'booking.lunch' : 'booking.dinner')}
        >
          <Row>
            {activeTimeSlots(timeSlots ?? [], meal).map(({ id, startTime }) => {
              const state = states.get(id);
              return (
                <Choice key={id}>
                  <input
                    type="radio"
                    name="timeSlotId"
                    value={id}
                    defaultChecked={id === wanted.timeSlotId}
                  />
                  <span>
                    {startTime}
                    {state && <State $state={state}>{words(`booking.state.${state}`)}</State>}
                  </span>
                </Choice>
              );
            })}
          </Row>
        </FieldGroup>
      ))}
    </Stack>
  );
};
