const HOUR_MS = 3_600_000;
export const TRUSTED_DEVICE_IDLE_HOURS = 72;

/**
 * Idle time after which the trusted device is signed out. It is longer than the days on which the
 * restaurant is closed.
 */
export const TRUSTED_DEVICE_IDLE_MS = TRUSTED_DEVICE_IDLE_HOURS * HOUR_MS;
