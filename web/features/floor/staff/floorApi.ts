import type { z } from 'zod';
import { listTimeSlots, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  listUnavailableTables,
  setTableBlock,
  type ChangedTableBlock,
  type UnavailableTable,
} from '#src/contracts/booking/table-blocks.ts';
import {
  addTable,
  changeTable,
  listTables,
  removeTable,
  type ChangedTable,
  type RemovalResult,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import {
  addTimeSlot,
  changeTimeSlot,
  removeTimeSlot,
  type ChangedTimeSlot,
} from '#src/contracts/booking/time-slot-management.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 as onQueryStarted } from '#web/shared/api/sessionExpiry.ts';

/**
 * Identifies a version of a row. `updatedAt` is the version that the user saw, sent as If-Match.
 */
type VersionedId = { readonly id: string; readonly updatedAt: string };
type Draft<Op extends { body: z.ZodType }> = { readonly draft: z.input<Op['body']> };

const ifMatchHeader = (updatedAt: string) => ({ 'If-Match': `"${updatedAt}"` });

const invalidateUnlessRefused =
  <Tag extends string>(...tags: Tag[]) =>
  (_: unknown, error: unknown): Tag[] =>
    error === undefined || [404, 409].includes(statusOf(error) ?? 0) ? tags : [];

const invalidateTables = invalidateUnlessRefused('Tables', 'Availability', 'Capacity');
const invalidateTimeSlots = invalidateUnlessRefused(
  'TimeSlots',
  'Tables',
  'Availability',
  'Capacity',
);

const tableApi = api.injectEndpoints({
  endpoints: (build) => ({
    tables: build.query<TableView[], void>({
      query: () => buildRequest(listTables, {}),
      responseSchema: listTables.answers[200],
      providesTags: ['Tables'],
      onQueryStarted,
    }),
    addTable: build.mutation<TableView, Draft<typeof addTable>>({
      query: ({ draft }) => buildRequest(addTable, { body: draft }),
      responseSchema: addTable.answers[201],
      invalidatesTags: invalidateTables,
      onQueryStarted,
    }),
    changeTable: build.mutation<ChangedTable, VersionedId & Draft<typeof changeTable>>({
      query: ({ id, updatedAt, draft }) =>
        buildRequest(changeTable, {
          params: { id },
          body: draft,
          headers: ifMatchHeader(updatedAt),
        }),
      responseSchema: changeTable.answers[200],
      invalidatesTags: invalidateTables,
      onQueryStarted,
    }),
    removeTable: build.mutation<RemovalResult, VersionedId>({
      query: ({ id, updatedAt }) =>
        buildRequest(removeTable, { params: { id }, headers: ifMatchHeader(updatedAt) }),
      responseSchema: removeTable.answers[200],
      invalidatesTags: invalidateTables,
      onQueryStarted,
    }),
    unavailableTables: build.query<UnavailableTable[], string>({
      query: (date) => buildRequest(listUnavailableTables, { query: { date } }),
      responseSchema: listUnavailableTables.answers[200],
      providesTags: ['Tables', 'Reservations'],
      onQueryStarted,
    }),
    setTableBlock: build.mutation<ChangedTableBlock, z.input<typeof setTableBlock.body>>({
      query: (body) => buildRequest(setTableBlock, { body }),
      responseSchema: setTableBlock.answers[200],
      invalidatesTags: invalidateTables,
      onQueryStarted,
    }),
  }),
});

const timeSlotApi = api.injectEndpoints({
  endpoints: (build) => ({
    allTimeSlots: build.query<TimeSlotView[], void>({
      query: () => buildRequest(listTimeSlots, {}),
      responseSchema: listTimeSlots.answers[200],
      providesTags: ['TimeSlots'],
      onQueryStarted,
    }),
    addTimeSlot: build.mutation<TimeSlotView, Draft<typeof addTimeSlot>>({
      query: ({ draft }) => buildRequest(addTimeSlot, { body: draft }),
      responseSchema: addTimeSlot.answers[201],
      invalidatesTags: invalidateTimeSlots,
      onQueryStarted,
    }),
    changeTimeSlot: build.mutation<ChangedTimeSlot, VersionedId & Draft<typeof changeTimeSlot>>({
      query: ({ id, updatedAt, draft }) =>
        buildRequest(changeTimeSlot, {
          params: { id },
          body: draft,
          headers: ifMatchHeader(updatedAt),
        }),
      responseSchema: changeTimeSlot.answers[200],
      invalidatesTags: invalidateTimeSlots,
      onQueryStarted,
    }),
    removeTimeSlot: build.mutation<RemovalResult, VersionedId>({
      query: ({ id, updatedAt }) =>
        buildRequest(removeTimeSlot, { params: { id }, headers: ifMatchHeader(updatedAt) }),
      responseSchema: removeTimeSlot.answers[200],
      invalidatesTags: invalidateTimeSlots,
      onQueryStarted,
    }),
  }),
});

export const {
  useTablesQuery,
  useAddTableMutation,
  useChangeTableMutation,
  useRemoveTableMutation,
  useUnavailableTablesQuery,
  useSetTableBlockMutation,
} = tableApi;
export const {
  useAllTimeSlotsQuery,
  useAddTimeSlotMutation,
  useChangeTimeSlotMutation,
  useRemoveTimeSlotMutation,
} = timeSlotApi;
