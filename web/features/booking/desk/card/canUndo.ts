import { serverNow } from '#web/shared/api/serverTime.ts';

/** Returns true before `until`, the ISO instant at which the service day of the action ends. */
export const canUndo = (until: string | null): boolean =>
  until !== null && serverNow() < Date.parse(until);
