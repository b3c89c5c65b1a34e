import type { SavedClosure } from '#src/contracts/closures.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { HttpResponse, HttpClient } from './http-client.ts';

type RecordResponse = (call: string, answer: HttpResponse) => number;

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const DATE = '2027-06-17';

/**
 * Calls every operation on tables, table blocks, rooms, time slots and closures, with valid and invalid
 * input. Restores the initial state.
 */
export const callFloorOperations = async (
  staff: HttpClient,
  note: RecordResponse,
): Promise<number[]> => [
  ...(await callTableOperations(staff, note)),
  ...(await callRoomOperations(staff, note)),
  ...(await callTimeSlotOperations(staff, note)),
  ...(await callClosureOperations(staff, note)),
];

const callRoomOperations = async (staff: HttpClient, note: RecordResponse): Promise<number[]> => {
  const change = 'patch /api/rooms/{floor}';
  return [
    note('get /api/rooms', await staff.get('/api/rooms')),
    note(change, await staff.patch('/api/rooms/2', { closedUntil: DATE })),
    note(change, await staff.patch('/api/rooms/2', { closedUntil: 'domani' })),
    note(change, await staff.patch('/api/rooms/9', { closedUntil: DATE })),
    note(
      change,
      await staff.patch('/api/rooms/2', { closedUntil: DATE }, { 'if-match': '"another"' }),
    ),
    note(change, await staff.patch('/api/rooms/2', { closedUntil: null })),
  ];
};

const callTableOperations = async (staff: HttpClient, note: RecordResponse): Promise<number[]> => {
  const added = await staff.post<TableView>('/api/tables', { name: 'Di passaggio', capacity: 4 });
  const [slot] = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const block = { date: DATE, tableId: added.body.id, timeSlotId: slot!.id };
  const [table, one] = [`/api/tables/${added.body.id}`, '/api/tables/{id}'];
  return [
    note('post /api/tables', added),
    note(
      'post /api/tables',
      await staff.post('/api/tables', { name: 'Di passaggio', capacity: 4 }),
    ),
    note('post /api/tables', await staff.post('/api/tables', {})),
    note('get /api/tables', await staff.get('/api/tables')),
    note('get /api/floor-plan', await staff.get('/api/floor-plan')),
    note(`put ${one}`, await staff.put(table, { capacity: 5 })),
    note(`put ${one}`, await staff.put(table, { capacity: 6 }, { 'if-match': '"another"' })),
    note(
      'put /api/table-blocks',
      await staff.put('/api/table-blocks', { ...block, isAvailable: false }),
    ),
    note('get /api/table-blocks', await staff.get(`/api/table-blocks?date=${DATE}`)),
    note(
      'put /api/table-blocks',
      await staff.put('/api/table-blocks', { ...block, tableId: UNKNOWN_ID }),
    ),
    note('get /api/table-blocks', await staff.get('/api/table-blocks?date=domani')),
    note(`delete ${one}`, await staff.delete(table)),
    note(`delete ${one}`, await staff.delete(table)),
  ];
};

const callTimeSlotOperations = async (
  staff: HttpClient,
  note: RecordResponse,
): Promise<number[]> => {
  const hours = { startTime: '23:00', endTime: '23:45' };
  const added = await staff.post<TimeSlotView>('/api/time-slots', hours);
  const [slot, one] = [`/api/time-slots/${added.body.id}`, '/api/time-slots/{id}'];
  return [
    note('post /api/time-slots', added),
    note('post /api/time-slots', await staff.post('/api/time-slots', hours)),
    note('post /api/time-slots', await staff.post('/api/time-slots', { startTime: '25:00' })),
    note(`put ${one}`, await staff.put(slot, { isActive: false })),
    note(`put ${one}`, await staff.put(slot, { endTime: '22:00' })),
    note(`delete ${one}`, await staff.delete(slot)),
    note(`delete ${one}`, await staff.delete(slot)),
  ];
};

const callClosureOperations = async (
  staff: HttpClient,
  note: RecordResponse,
): Promise<number[]> => {
  const closure = { service: 'dinner', date: '2027-06-16' };
  const added = await staff.post<SavedClosure>('/api/closures', closure);
  const [path, one] = [`/api/closures/${added.body.id}`, '/api/closures/{id}'];
  return [
    note('post /api/closures', added),
    note('post /api/closures', await staff.post('/api/closures', closure)),
    note('post /api/closures', await staff.post('/api/closures', { service: 'dinner' })),
    note('get /api/closures', await staff.get('/api/closures')),
    note(`get ${one}/affected`, await staff.get(`${path}/affected`)),
    note(`patch ${one}`, await staff.patch(path, { active: false })),
    note(`patch ${one}`, await staff.patch(path, { active: true }, { 'if-match': '"another"' })),
    note(`delete ${one}`, await staff.delete(path)),
    note(`delete ${one}`, await staff.delete(path)),
    note(`get ${one}/affected`, await staff.get(`${path}/affected`)),
  ];
};
