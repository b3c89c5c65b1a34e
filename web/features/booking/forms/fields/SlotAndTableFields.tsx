import { useFormContext, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';
import { dayAfter, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { bookingHorizonDays } from '#web/shared/store/serverContextSlice.ts';
import { useTimeSlotsQuery } from '#web/features/booking/bookingApi.ts';
import { useSlotStatisticsQuery } from '#web/features/booking/desk/reservationsApi.ts';
import { TwoColumns, WideField } from './formLayout.ts';
import { selectableTimeSlots, type SlotAndTableValues } from './slotAndTableValues.ts';
import { TableSelect } from './TableSelect.tsx';

/** The reservation being moved; its own slot and table stay selectable. */
type Props = { moving?: { readonly id: string; readonly timeSlotId: string } };

const meals = [
  ['pranzo', 'Pranzo'],
  ['cena', 'Cena'],
] as const;

/** Must be inside a `FormProvider`. */
export const SlotAndTableFields = ({ moving }: Props) => {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<SlotAndTableValues>();
  const [reservationDate, timeSlotId, numberOfPeople] = useWatch({
    control,
    name: ['reservationDate', 'timeSlotId', 'numberOfPeople'],
  });
  const { data: slots = [] } = useTimeSlotsQuery();
  const horizonDays = useSelector(bookingHorizonDays);
  // Read on each render: a tablet may stay open overnight.
  const today = venueToday();
  const wordsOf = useTimeSlotLabel(reservationDate);
  const offered = selectableTimeSlots(slots, moving?.timeSlotId);
  return (
    <TwoColumns>
      <Field label="Data" required error={errors.reservationDate?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('reservationDate')}
            type="date"
            min={today}
            max={dayAfter(today, horizonDays)}
          />
        )}
      </Field>
      <Field label="Persone" required error={errors.numberOfPeople?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('numberOfPeople')}
            type="number"
            inputMode="numeric"
            min={1}
          />
        )}
      </Field>
      <WideField label="Turno" required error={errors.timeSlotId?.message}>
        {/* New key: the options load later, and the browser would select the first. */}
        {(field) => (
          <Select {...field} {...register('timeSlotId')} key={offered.length}>
            <option value="">Scegli un turno</option>
            {meals.map(([meal, label]) => (
              <optgroup key={meal} label={label}>
                {offered
                  .filter(({ startTime }) => mealTypeOf(startTime) === meal)
                  .map((slot) => (
                    <option key={slot.id} value={slot.id}>
                      {wordsOf(slot)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </WideField>
      <TableSelect
        register={register}
        error={errors.tableId?.message}
        moving={moving?.id}
        turn={{ reservationDate, timeSlotId, numberOfPeople: Number(numberOfPeople) || 0 }}
      />
    </TwoColumns>
  );
};

/** Label with booked covers once the statistics are loaded. */
const useTimeSlotLabel = (date: string) => {
  const { currentData: statistics } = useSlotStatisticsQuery(date, { skip: !date });
  return ({ id, startTime, endTime }: TimeSlotView): string => {
    const booked = statistics?.find(({ timeSlotId }) => timeSlotId === id);
    return `${startTime} - ${endTime}${booked ? ` · ${booked.bookedPeople}/${booked.maxCovers} coperti` : ''}`;
  };
};
