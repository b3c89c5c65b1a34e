import type { z } from 'zod';
import { waitingListRequest } from '#src/contracts/booking/waiting-list.ts';

export const joinFormSchema = waitingListRequest.pick({
  customerName: true,
  customerPhone: true,
  customerEmail: true,
  timeSlotIds: true,
  seatWishes: true,
});
export type JoinForm = z.input<typeof joinFormSchema>;
