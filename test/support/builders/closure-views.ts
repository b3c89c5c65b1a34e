import type { ClosureView, StrandedReservation } from '#src/contracts/closures.ts';

let built = 0;
const newId = () => `00000000-0000-4000-8000-${String(++built).padStart(12, '0')}`;

/** An active closure of one whole day. */
export const buildClosure = (over: object = {}): ClosureView => ({
  id: newId(),
  date: null,
  weekday: null,
  service: 'all',
  note: null,
  active: true,
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-01T09:00:00.000Z',
  stranded: 0,
  ...over,
});

export const buildStrandedReservation = (over: object = {}): StrandedReservation => ({
  reservationId: newId(),
  reference: '7K3-9QXM',
  date: '2027-05-01',
  startTime: '19:00',
  endTime: '20:50',
  numberOfPeople: 2,
  customerName: 'Ospite In Prova',
  customerPhone: '333 000 0909',
  status: 'pending',
  ...over,
});
