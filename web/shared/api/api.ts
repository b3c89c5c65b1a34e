import { createApi } from '@reduxjs/toolkit/query/react';
import { noResponseFailure } from './apiError.ts';
import { apiBaseQuery } from './baseQuery.ts';
import { injectReducer } from '../store/injectReducer.ts';

/**
 * API client; features add endpoints with `injectEndpoints`. Specification §7: refetch on mount, no
 * retries, no polling by default.
 */
export const api = injectReducer(
  createApi({
    reducerPath: 'api',
    baseQuery: apiBaseQuery,
    tagTypes: [
      'Reservations',
      'Capacity',
      'Availability',
      'TimeSlots',
      'Tables',
      'Closures',
      'Quotes',
      'Messages',
      'Session',
      'OwnSessions',
      'StaffAccounts',
      'Dishes',
      'Drinks',
      'History',
      'AuditAccess',
    ],
    refetchOnMountOrArgChange: true,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    catchSchemaFailure: ({ schemaName, issues }) =>
      noResponseFailure(
        `Unexpected ${schemaName}: ${issues.map(({ message }) => message).join('; ')}`,
      ),
    endpoints: () => ({}),
  }),
);
