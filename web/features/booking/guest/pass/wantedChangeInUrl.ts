import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';

/**
 * Returns the query of the change page, which fills in its form. The parameters have the names of
 * the form's fields.
 */
export const toChangeSearch = ({
  reservationDate,
  timeSlotId,
  numberOfPeople,
}: WantedChange): string =>
  `?${new URLSearchParams({ reservationDate, timeSlotId, numberOfPeople: String(numberOfPeople) })}`;

/**
 * Reads the wanted change from the URL without validation, because the form only shows choices that
 * exist.
 */
export const readWantedChange = (
  search: URLSearchParams,
  { reservationDate, timeSlotId, numberOfPeople }: WantedChange,
): WantedChange => ({
  reservationDate: search.get('reservationDate') ?? reservationDate,
  timeSlotId: search.get('timeSlotId') ?? timeSlotId,
  numberOfPeople: Number(search.get('numberOfPeople') ?? numberOfPeople),
});
