import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { venue } from '#src/venue.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';

export type HoldConflicts = readonly {
  readonly startTime: string;
  readonly booked: number;
  readonly left: number;
}[];

/**
 * Describes what an event takes, such as `la Loggia e 50 coperti, sab 16 gen a pranzo`. Returns
 * null if it takes nothing.
 */
export const describeHold = (
  { hold, eventDate, mealType }: Pick<QuoteView, 'hold' | 'eventDate' | 'mealType'>,
  turns: readonly TimeSlotView[],
): string | null => {
  if (!hold) return null;
  const { covers, floors, timeSlotIds, closesService } = hold;
  const rooms = venue.rooms.filter(({ floor }) => floors.includes(floor));
  const parts = [
    ...(closesService ? ['tutto il servizio'] : []),
    ...rooms.map(({ name }) => `la sala ${name}`),
    ...(covers === null ? [] : [`${covers} coperti`]),
  ];
  const starts = turns
    .filter(({ id }) => timeSlotIds.includes(id))
    .map(({ startTime }) => startTime);
  const scope = starts.length > 0 ? `alle ${starts.join(', ')}` : `a ${mealType}`;
  return `${parts.join(' e ')}, ${formatShortDay(eventDate)} ${scope}`;
};

export const describeConflict = ({ startTime, booked, left }: HoldConflicts[number]): string =>
  `${startTime}: già presi ${booked} coperti, con la festa ne restano ${left}`;
