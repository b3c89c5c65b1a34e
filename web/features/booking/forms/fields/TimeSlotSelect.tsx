import type { UseFormRegister } from 'react-hook-form';
import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { useTimeSlotsQuery } from '#web/features/booking/bookingApi.ts';
import { useSlotStatisticsQuery } from '#web/features/booking/capacity/capacityApi.ts';
import { Select } from '#web/shared/ui/forms/Input.ts';
import { WideField } from './formLayout.ts';
import { selectableTimeSlots, type SlotAndTableValues } from './slotAndTableValues.ts';

type Props = {
  register: UseFormRegister<SlotAndTableValues>;
  error: string | undefined;
  date: string;
  currentSlotId: string | undefined;
};

const meals = [
  ['pranzo', 'Pranzo'],
  ['cena', 'Cena'],
] as const;

export const TimeSlotSelect = ({ register, error, date, currentSlotId }: Props) => {
  const { data: slots = [] } = useTimeSlotsQuery();
  const slotLabel = useTimeSlotLabel(date);
  const offered = selectableTimeSlots(slots, currentSlotId);
  return (
    <WideField label="Turno" required error={error}>
      {/* `key` remounts the select when the options arrive. Otherwise the browser would show the
          first option instead of the form's value. */}
      {(field) => (
        <Select key={offered.length} {...field} {...register('timeSlotId')}>
          <option value="">Scegli un turno</option>
          {meals.map(([meal, label]) => (
            <optgroup key={meal} label={label}>
              {offered
                .filter(({ startTime }) => mealTypeOf(startTime) === meal)
                .map((slot) => (
                  <option key={slot.id} value={slot.id}>
                    {slotLabel(slot)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </WideField>
  );
};

const useTimeSlotLabel = (date: string) => {
  const { currentData: statistics } = useSlotStatisticsQuery(date, { skip: !date });
  return ({ id, startTime, endTime }: TimeSlotView): string => {
    const booked = statistics?.find(({ timeSlotId }) => timeSlotId === id);
    return `${startTime} - ${endTime}${booked ? ` · ${booked.bookedPeople}/${booked.maxCovers} coperti` : ''}`;
  };
};
