export interface DeviceThrottle {
  /** Returns the seconds to wait, or null if the device may try. The attempt counts immediately. */
  take(device: string): Promise<number | null>;
  /** Right digits do not count. */
  giveBack(device: string): Promise<void>;
}
