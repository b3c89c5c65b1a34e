import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';

/** Query of the change page, which fills its form. The names are those of the form's fields. */
export const toChangeSearch = ({
  reservationDate,
  timeSlotId,
  numberOfPeople,
}: WantedChange): string =>
  `?${new URLSearchParams({ reservationDate, timeSlotId, numberOfPeople: String(numberOfPeople) })}`;

/** The form shows only choices that exist, so any text is allowed here. */
export const readWantedChange = (
  search: URLSearchParams,
  { reservationDate, timeSlotId, numberOfPeople }: WantedChange,
): WantedChange => ({
  reservationDate: search.get('reservationDate') ?? reservationDate,
  timeSlotId: search.get('timeSlotId') ?? timeSlotId,
  numberOfPeople: Number(search.get('numberOfPeople') ?? numberOfPeople),
});
