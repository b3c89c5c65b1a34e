import { createApi } from '@reduxjs/toolkit/query/react';
import { failureWithoutAnswer } from './api-error.ts';
import { request } from './request.ts';
import { joinStore } from './store-parts.ts';

/**
 * The one API client. Features inject their endpoints:
 * `api.injectEndpoints({ endpoints: (build) => ({ … build.query({ query: (x) => call(operation, { query: x }), responseSchema }) }) })`.
 * Specification §7: data is never considered fresh, nothing is retried, refetched on focus or polled unless a screen asks.
 * It joins the store with the first screen that imports it; screens of a first visit do without (docs/performance.md).
 * Nothing here touches `window`, so that the server can render with it.
 */
export const api = joinStore(
  createApi({
    reducerPath: 'api',
    baseQuery: request,
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
      failureWithoutAnswer(
        `Unexpected ${schemaName}: ${issues.map(({ message }) => message).join('; ')}`,
      ),
    endpoints: () => ({}),
  }),
);
