export interface DeviceThrottle {
  /** Counts an attempt. Returns the seconds to wait, or null if the device may try. */
  take(device: string): Promise<number | null>;
  /** Removes an attempt from the count, because correct PINs do not count. */
  giveBack(device: string): Promise<void>;
}
