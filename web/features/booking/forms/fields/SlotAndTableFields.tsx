import { useFormContext, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import { dayAfter, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { bookingHorizonDays } from '#web/shared/store/serverContextSlice.ts';
import { TwoColumns } from './formLayout.ts';
import type { SlotAndTableValues } from './slotAndTableValues.ts';
import { TableSelect } from './TableSelect.tsx';
import { TimeSlotSelect } from './TimeSlotSelect.tsx';

type Props = {
  moving?: {
    readonly id: string;
    readonly timeSlotId: string;
    readonly seatWishes: readonly SeatWish[] | null;
  };
};

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
  const horizonDays = useSelector(bookingHorizonDays);
  // Computes the date on each render, because a tablet may stay open overnight.
  const today = venueToday();
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
      <TimeSlotSelect
        register={register}
        error={errors.timeSlotId?.message}
        date={reservationDate}
        currentSlotId={moving?.timeSlotId}
      />
      <TableSelect
        register={register}
        error={errors.tableId?.message}
        moving={moving?.id}
        seat={{
          reservationDate,
          timeSlotId,
          numberOfPeople: Number(numberOfPeople) || 0,
          seatWishes: moving?.seatWishes ?? null,
        }}
      />
    </TwoColumns>
  );
};
