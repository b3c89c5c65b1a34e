const HOUR_MS = 3_600_000;
export const TRUSTED_DEVICE_IDLE_HOURS = 72;

/** A closed day must not end the session of the trusted device. */
export const TRUSTED_DEVICE_IDLE_MS = TRUSTED_DEVICE_IDLE_HOURS * HOUR_MS;
