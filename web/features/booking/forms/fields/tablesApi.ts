import {
  listUnavailableTables,
  type UnavailableTable,
} from '#src/contracts/booking/table-blocks.ts';
import { listTables, type TableView } from '#src/contracts/booking/table-management.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const tablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskTables: build.query<TableView[], void>({
      query: () => buildRequest(listTables, {}),
      responseSchema: listTables.answers[200],
      providesTags: ['Tables'],
      onQueryStarted: recheckSessionOn401,
    }),
    deskUnavailableTables: build.query<UnavailableTable[], string>({
      query: (date) => buildRequest(listUnavailableTables, { query: { date } }),
      responseSchema: listUnavailableTables.answers[200],
      providesTags: ['Tables', 'Reservations'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useDeskTablesQuery, useDeskUnavailableTablesQuery } = tablesApi;
