import { EVENING, readDeviceKeys } from '#web/shared/offline/deviceKeys.ts';
import { readDeviceValue, writeDeviceValue } from '#web/shared/offline/deviceStore.ts';
import { decryptJson, encryptJson, type Encrypted } from '#web/shared/offline/encryption.ts';

/** Endpoints with the data of the evening's screen. Lists of other dates are not stored. */
const STORED_ENDPOINTS = new Set([
  'session',
  'reservations',
  'openRequests',
  'slotStatistics',
  'timeSlots',
  'deskTables',
]);

type QueryEntry = {
  readonly status: string;
  readonly data?: unknown;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
};
type CachedQueries = Readonly<Record<string, QueryEntry | undefined>>;
/** The stored part of the RTK Query cache, in the form that the cache can restore. */
export type StoredEvening = {
  readonly queries: CachedQueries;
  readonly mutations: object;
  readonly provided: { readonly tags: object; readonly keys: object };
};
type ApiState = { readonly api: StoredEvening };

const isOfDate = (args: unknown, date: string): boolean => {
  if (args === undefined) return true;
  if (typeof args === 'object' && args !== null && 'date' in args) return args.date === date;
  return args === date;
};

/**
 * Selects the cached lists of `date`. Marks each as fulfilled, because RTK Query keeps the data
 * while a request is pending or after it failed.
 */
const selectEvening = (state: unknown, date: string): CachedQueries =>
  Object.fromEntries(
    Object.entries((state as ApiState).api.queries).flatMap(([key, entry]) =>
      entry?.data !== undefined &&
      STORED_ENDPOINTS.has(entry.endpointName ?? '') &&
      isOfDate(entry.originalArgs, date)
        ? [[key, { ...entry, status: 'fulfilled', error: undefined }] as const]
        : [],
    ),
  );

/** Encrypts and stores the evening of `date`. Does nothing if the session has no key. */
export const storeEvening = async (state: unknown, date: string): Promise<void> => {
  const keys = await readDeviceKeys();
  if (!keys) return;
  const evening: StoredEvening = {
    queries: selectEvening(state, date),
    mutations: {},
    provided: (state as ApiState).api.provided,
  };
  await writeDeviceValue(EVENING, await encryptJson(keys.evening, evening));
};

/** Returns the stored evening, or null if there is none or its session has ended. */
export const readStoredEvening = async (): Promise<StoredEvening | null> => {
  const keys = await readDeviceKeys();
  const stored = (await readDeviceValue(EVENING)) as Encrypted | undefined;
  if (!keys || !stored) return null;
  return (await decryptJson(keys.evening, stored)) as StoredEvening | null;
};
