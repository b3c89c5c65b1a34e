/** Slows the guesses on one device. Counts only PINs that were verified and wrong. */
export interface DeviceThrottle {
  /** Returns the seconds for which the device must wait, or 0. */
  readPause(device: string, isKnownToday: boolean): Promise<number>;
  recordFailure(device: string): Promise<void>;
}
