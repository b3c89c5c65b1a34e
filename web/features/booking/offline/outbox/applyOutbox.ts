import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { walkInId, type OutboxEntry, type VisitEntry, type WalkInEntry } from './outboxEntry.ts';

type Floor = { readonly tables: readonly TableView[]; readonly slots: readonly TimeSlotView[] };

const withStep = (view: ReservationView, { action, at }: VisitEntry): ReservationView =>
  action === 'markSeated'
    ? { ...view, seatedAt: view.seatedAt ?? at }
    : { ...view, status: 'completed', clearedAt: view.clearedAt ?? at };

/**
 * Returns the reservation on screen for a walk-in. Returns null if its turn is unknown, for example
 * because staff deleted it.
 */
const toView = (entry: WalkInEntry, { tables, slots }: Floor): ReservationView | null => {
  const { form, at } = entry;
  const slot = slots.find(({ id }) => id === form.timeSlotId);
  if (!slot) return null;
  const { startTime, endTime, description } = slot;
  return {
    id: walkInId(entry),
    reference: '',
    customerName: form.customerName,
    customerPhone: null,
    customerEmail: null,
    reservationDate: form.reservationDate,
    timeSlotId: form.timeSlotId,
    timeSlotData: { startTime, endTime, description: description ?? null },
    arrivalTime: null,
    tableId: form.tableId,
    joinedTableIds: [],
    tablePinned: false,
    tableName: tables.find(({ id }) => id === form.tableId)?.name ?? null,
    numberOfPeople: Number(form.numberOfPeople),
    specialRequests: null,
    occasion: null,
    seatWishes: null,
    allergies: null,
    adminNotes: null,
    status: 'confirmed',
    outcome: null,
    version: 0,
    origin: 'walk_in',
    toCall: false,
    contact: null,
    contactChannel: null,
    language: 'it',
    link: '',
    duplicateId: null,
    perhapsSameGuest: null,
    changeRequest: null,
    arrivedAt: null,
    seatedAt: at,
    clearedAt: null,
    cancelReason: null,
    tableShared: false,
    holdsSeat: true,
    lastAction: null,
    createdAt: at,
    updatedAt: at,
  };
};

/** Returns the reservations of `date` as if the server had accepted the waiting entries. */
export const applyOutbox = (
  list: readonly ReservationView[],
  waiting: readonly OutboxEntry[],
  date: string,
  floor: Floor,
): readonly ReservationView[] => {
  if (waiting.length === 0) return list;
  const visits = waiting.filter((entry) => entry.kind === 'visit');
  const walkIns = waiting.filter(
    (entry) => entry.kind === 'walk-in' && entry.form.reservationDate === date,
  ) as WalkInEntry[];
  return [
    ...list.map((view) =>
      visits.filter(({ reservationId }) => reservationId === view.id).reduce(withStep, view),
    ),
    ...walkIns.map((entry) => toView(entry, floor)).filter((view) => view !== null),
  ];
};

/** Returns the ids of the reservations that have an unsent entry. */
export const listWaitingIds = (waiting: readonly OutboxEntry[]): ReadonlySet<string> =>
  new Set(waiting.map((entry) => (entry.kind === 'visit' ? entry.reservationId : walkInId(entry))));
