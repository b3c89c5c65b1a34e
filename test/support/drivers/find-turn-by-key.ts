import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { Turn } from '../builders/request-builders.ts';
import { createHttpClient } from './http-client.ts';

export const findTurn = async (
  origin: string,
  reservationDate: string,
  key: TimeSlotView['turnKey'],
): Promise<Turn> => {
  const { body } = await createHttpClient(origin).get<TimeSlotView[]>('/api/time-slots');
  return { reservationDate, timeSlotId: body.find(({ turnKey }) => turnKey === key)!.id };
};
