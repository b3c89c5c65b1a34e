import { createApi } from '@reduxjs/toolkit/query/react';
import { noResponseFailure } from './apiError.ts';
import { apiBaseQuery } from './baseQuery.ts';
import { cacheRestored } from '../store/restoredCache.ts';
import { injectReducer } from '../store/injectReducer.ts';

/**
 * API client to which each feature adds its endpoints. Components load data on mount, without
 * retries or polling (specification §7).
 */
export const api = injectReducer(
  createApi({
    reducerPath: 'api',
    baseQuery: apiBaseQuery,
    tagTypes: [
      'ReservationList',
      'Reservations',
      'ServiceDays',
      'WaitingList',
      'Capacity',
      'Availability',
      'TimeSlots',
      'Tables',
      'Closures',
      'TurnLimits',
      'Quotes',
      'Messages',
      'Session',
      'OwnSessions',
      'StaffAccounts',
      'Dishes',
      'Drinks',
      'Photographs',
      'History',
      'AuditAccess',
    ],
    refetchOnMountOrArgChange: true,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    extractRehydrationInfo: (action) => (cacheRestored.match(action) ? action.payload : undefined),
    catchSchemaFailure: ({ schemaName, issues }) =>
      noResponseFailure(
        `Unexpected ${schemaName}: ${issues.map(({ message }) => message).join('; ')}`,
      ),
    endpoints: () => ({}),
  }),
);
