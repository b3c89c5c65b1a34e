import type { ReservationView } from '#src/contracts/booking/reservations.ts';

const numberedId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
let builtCount = 0;

export const buildReservationView = (over: Partial<ReservationView> = {}): ReservationView => ({
  id: numberedId(++builtCount),
  reference: 'AB12',
  customerName: 'Giulia Ferrara',
  customerPhone: '+39 333 000 1122',
  customerEmail: null,
  reservationDate: '2026-11-28',
  timeSlotId: numberedId(900),
  timeSlotData: { startTime: '19:00', endTime: '20:50', description: 'Cena · primo turno' },
  tableId: null,
  tableName: null,
  numberOfPeople: 4,
  specialRequests: null,
  allergies: null,
  adminNotes: null,
  status: 'pending',
  outcome: null,
  version: 1,
  origin: 'online',
  toCall: false,
  contact: null,
  contactChannel: null,
  language: 'it',
  link: '/reservations/prova',
  duplicateId: null,
  changeRequest: null,
  arrivedAt: null,
  seatedAt: null,
  clearedAt: null,
  cancelReason: null,
  tableShared: false,
  holdsSeat: true,
  lastAction: null,
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...over,
});
