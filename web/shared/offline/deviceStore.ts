import { createStore, del, get, set, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;
const open = () => (store ??= createStore('staff-offline', 'values'));

/**
 * Reads a value of the browser's storage. Returns undefined if nothing is stored or storage is
 * unavailable.
 */
export const readDeviceValue = async (name: string): Promise<unknown> => {
  try {
    return await get(name, open());
  } catch {
    return undefined;
  }
};

/** Stores a value, and ignores a failure. A later reload without a network then shows no data. */
export const writeDeviceValue = async (name: string, value: unknown): Promise<void> => {
  try {
    await set(name, value, open());
  } catch {
    // Storage is unavailable, for example in a private window.
  }
};

export const deleteDeviceValue = async (name: string): Promise<void> => {
  try {
    await del(name, open());
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
};
