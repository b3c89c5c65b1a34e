import { createStore, del, get, set, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;
const open = () => (store ??= createStore('staff-offline', 'values'));

/** Undefined if nothing is stored, or if the browser stores nothing. */
export const readDeviceValue = async (name: string): Promise<unknown> => {
  try {
    return await get(name, open());
  } catch {
    return undefined;
  }
};

/** Without storage, a reload without a network shows nothing. */
export const writeDeviceValue = async (name: string, value: unknown): Promise<void> => {
  try {
    await set(name, value, open());
  } catch {
    // The browser stores nothing, for example in a private window.
  }
};

export const deleteDeviceValue = async (name: string): Promise<void> => {
  try {
    await del(name, open());
  } catch {
    // Nothing was stored.
  }
};
