import { createAction } from '@reduxjs/toolkit';

/** Restores stored responses into the API cache. The payload has the shape of that cache. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the cache has no public type without its endpoints.
export const cacheRestored = createAction<any>('api/restored');
