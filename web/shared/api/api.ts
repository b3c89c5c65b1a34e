import { createApi } from '@reduxjs/toolkit/query/react';
import { noResponseFailure } from './apiError.ts';
import { apiBaseQuery } from './baseQuery.ts';
import { injectReducer } from '../store/injectReducer.ts';

/**
 * The one API client. Features inject their endpoints:
 * `api.injectEndpoints({ endpoints: (build) => ({ … build.query({ query: (x) => call(operation, { query: x }), responseSchema }) }) })`.
 * Specification §7: data is never considered fresh, nothing is retried, refetched on focus or polled unless a screen asks.
 * It joins the store with the first screen that imports it; screens of a first visit do without (docs/performance.md).
 * Nothing here touches `window`, so that the server can render with it.
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
