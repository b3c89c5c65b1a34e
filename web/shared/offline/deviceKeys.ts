import { readOfflineKeys } from '#src/contracts/staff/offline-keys.ts';
import { callTimeoutMs } from '../api/callTimeouts.ts';
import { deleteDeviceValue, readDeviceValue, writeDeviceValue } from './deviceStore.ts';
import { canEncrypt, importKey } from './encryption.ts';

export type DeviceKeys = {
  readonly evening: CryptoKey;
  readonly outbox: CryptoKey;
  /** Id of the account to which the keys belong. */
  readonly account: string;
  /** Latest possible end of the session, in epoch milliseconds. */
  readonly validUntil: number;
};

const KEYS = 'keys';
export const EVENING = 'evening';

let current: Promise<DeviceKeys | null> | null = null;

const isValid = ({ validUntil }: DeviceKeys): boolean => validUntil > Date.now();

const readStored = async (): Promise<DeviceKeys | null> => {
  const keys = (await readDeviceValue(KEYS)) as DeviceKeys | undefined;
  if (!keys) return null;
  if (isValid(keys)) return keys;
  await forgetDeviceKeys();
  return null;
};

/**
 * Requests the keys of this session and stores them for a reload without a network. Returns null
 * without a response, and in browsers without WebCrypto.
 */
export const fetchDeviceKeys = async (): Promise<DeviceKeys | null> => {
  if (!canEncrypt()) return null;
  try {
    const answer = await fetch(readOfflineKeys.path, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(callTimeoutMs()),
    });
    if (!answer.ok) return null;
    const given = readOfflineKeys.answers[200].parse(await answer.json());
    const [evening, outbox] = await Promise.all([given.evening, given.outbox].map(importKey));
    const keys: DeviceKeys = {
      evening: evening!,
      outbox: outbox!,
      account: given.account,
      validUntil: Date.now() + given.validForSeconds * 1_000,
    };
    current = Promise.resolve(keys);
    await writeDeviceValue(KEYS, keys);
    return keys;
  } catch {
    return null;
  }
};

/** Returns the keys of this device, or null after the session has ended. */
export const readDeviceKeys = async (): Promise<DeviceKeys | null> => {
  const keys = await (current ??= readStored());
  return keys && isValid(keys) ? keys : null;
};

/** Deletes the keys and the stored evening. Without the key, any remaining copy is unreadable. */
export const forgetDeviceKeys = async (): Promise<void> => {
  current = Promise.resolve(null);
  await Promise.all([KEYS, EVENING].map(deleteDeviceValue));
};
