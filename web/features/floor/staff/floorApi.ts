import type { z } from 'zod';
import { listTimeSlots, type TimeSlotView } from '../../../../src/contracts/floor.ts';
import {
  addTable,
  changeTable,
  listTableHolds,
  listTables,
  removeTable,
  setTableBlock,
  type ChangedTable,
  type Removal,
  type TableBlock,
  type TableHold,
  type TableView,
} from '../../../../src/contracts/tables.ts';
import {
  addTimeSlot,
  changeTimeSlot,
  removeTimeSlot,
  type ChangedTimeSlot,
} from '../../../../src/contracts/time-slots.ts';
import { statusOf } from '../../../shared/api-error.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession as onQueryStarted } from '../../../shared/ended-session.ts';

/** A row as the screen knows it: its id, and the mark that the server compares with its own. */
type Seen = { readonly id: string; readonly seen: string };
type Draft<Op extends { body: z.ZodType }> = { readonly draft: z.input<Op['body']> };

const unlessChanged = (seen: string) => ({ 'If-Match': `"${seen}"` });

/** After a success, and when the row moved on without us: somebody changed it (409), or it is gone (404). */
const refreshes =
  <Tag extends string>(...tags: Tag[]) =>
  (_: unknown, error: unknown): Tag[] =>
    error === undefined || [404, 409].includes(statusOf(error) ?? 0) ? tags : [];

const tables = refreshes('Tables', 'Availability', 'Capacity');
const slots = refreshes('TimeSlots', 'Tables', 'Availability', 'Capacity');

export const floorApi = api.injectEndpoints({
  endpoints: (build) => ({
    tables: build.query<TableView[], void>({
      query: () => call(listTables, {}),
      responseSchema: listTables.answers[200],
      providesTags: ['Tables'],
      onQueryStarted,
    }),
    addTable: build.mutation<TableView, Draft<typeof addTable>>({
      query: ({ draft }) => call(addTable, { body: draft }),
      responseSchema: addTable.answers[201],
      invalidatesTags: tables,
      onQueryStarted,
    }),
    changeTable: build.mutation<ChangedTable, Seen & Draft<typeof changeTable>>({
      query: ({ id, seen, draft }) =>
        call(changeTable, { params: { id }, body: draft, headers: unlessChanged(seen) }),
      responseSchema: changeTable.answers[200],
      invalidatesTags: tables,
      onQueryStarted,
    }),
    removeTable: build.mutation<Removal, Seen>({
      query: ({ id, seen }) => call(removeTable, { params: { id }, headers: unlessChanged(seen) }),
      responseSchema: removeTable.answers[200],
      invalidatesTags: tables,
      onQueryStarted,
    }),
    tableHolds: build.query<TableHold[], string>({
      query: (date) => call(listTableHolds, { query: { date } }),
      responseSchema: listTableHolds.answers[200],
      providesTags: ['Tables', 'Reservations'],
      onQueryStarted,
    }),
    setTableBlock: build.mutation<TableBlock, z.input<typeof setTableBlock.body>>({
      query: (body) => call(setTableBlock, { body }),
      responseSchema: setTableBlock.answers[200],
      invalidatesTags: tables,
      onQueryStarted,
    }),

    allTimeSlots: build.query<TimeSlotView[], void>({
      query: () => call(listTimeSlots, {}),
      responseSchema: listTimeSlots.answers[200],
      providesTags: ['TimeSlots'],
      onQueryStarted,
    }),
    addTimeSlot: build.mutation<TimeSlotView, Draft<typeof addTimeSlot>>({
      query: ({ draft }) => call(addTimeSlot, { body: draft }),
      responseSchema: addTimeSlot.answers[201],
      invalidatesTags: slots,
      onQueryStarted,
    }),
    changeTimeSlot: build.mutation<ChangedTimeSlot, Seen & Draft<typeof changeTimeSlot>>({
      query: ({ id, seen, draft }) =>
        call(changeTimeSlot, { params: { id }, body: draft, headers: unlessChanged(seen) }),
      responseSchema: changeTimeSlot.answers[200],
      invalidatesTags: slots,
      onQueryStarted,
    }),
    removeTimeSlot: build.mutation<Removal, Seen>({
      query: ({ id, seen }) =>
        call(removeTimeSlot, { params: { id }, headers: unlessChanged(seen) }),
      responseSchema: removeTimeSlot.answers[200],
      invalidatesTags: slots,
      onQueryStarted,
    }),
  }),
});

export const {
  useTablesQuery,
  useAddTableMutation,
  useChangeTableMutation,
  useRemoveTableMutation,
  useTableHoldsQuery,
  useSetTableBlockMutation,
  useAllTimeSlotsQuery,
  useAddTimeSlotMutation,
  useChangeTimeSlotMutation,
  useRemoveTimeSlotMutation,
} = floorApi;
