import { createApi } from '@reduxjs/toolkit/query/react';
import { failureWithoutAnswer } from './api-error.ts';
import { request } from './request.ts';

/**
 * The one API client. Features inject their endpoints:
 * `api.injectEndpoints({ endpoints: (build) => ({ … build.query({ query: (x) => call(operation, { query: x }), responseSchema }) }) })`.
 * Specification §7: data is never considered fresh, nothing is retried, refetched on focus or polled unless a screen asks.
 * Nothing here touches `window`, so that the server can render with it.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: request,
  tagTypes: ['Reservations', 'Capacity', 'Availability', 'TimeSlots', 'Tables', 'Closures', 'Quotes', 'Messages', 'Session', 'Dishes', 'Drinks'],
  refetchOnMountOrArgChange: true,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  catchSchemaFailure: ({ schemaName, issues }) =>
    failureWithoutAnswer(`Unexpected ${schemaName}: ${issues.map(({ message }) => message).join('; ')}`),
  endpoints: () => ({}),
});
