import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
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
  { hold, eventDate, mealType }: QuoteDetail,
  turns: readonly TimeSlotView[],
): string | null => {
  if (!hold) return null;
  const { covers, floor, timeSlotIds, closesService } = hold;
  const room = venue.rooms.find((one) => one.floor === floor)?.name;
  const parts = [
    ...(closesService ? ['tutto il servizio'] : []),
    ...(room ? [`la sala ${room}`] : []),
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
