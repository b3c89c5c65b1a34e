import { useSyncExternalStore } from 'react';
import { readDeviceKeys } from '#web/shared/offline/deviceKeys.ts';
import { createExternalValue } from '#web/shared/store/createExternalValue.ts';
import { readDeviceValue, writeDeviceValue } from '#web/shared/offline/deviceStore.ts';
import { decryptJson, encryptJson, type Encrypted } from '#web/shared/offline/encryption.ts';
import type { OutboxEntry } from './outboxEntry.ts';

/** Entries of staff that the server has not confirmed, in the order of entry. */
const entries = createExternalValue<readonly OutboxEntry[]>([]);
/**
 * True after staff closed the question who acts. The client then sends nothing until staff press
 * the button.
 */
const paused = createExternalValue(false);
/** Account whose entries are loaded. Null before loading, and always null without WebCrypto. */
let owner: string | null = null;
let writing: Promise<void> = Promise.resolve();

const storeName = (account: string): string => `outbox:${account}`;

const persist = async (saved: readonly OutboxEntry[]): Promise<void> => {
  const keys = await readDeviceKeys();
  if (keys?.account === owner && keys)
    await writeDeviceValue(storeName(keys.account), await encryptJson(keys.outbox, saved));
};

/**
 * Updates the entries and stores them. Writes one state after the other, because an older state
 * must not replace a newer one.
 */
const change = (next: readonly OutboxEntry[]): Promise<void> => {
  entries.set(next);
  writing = writing.then(() => persist(next));
  return writing;
};

export const listOutbox = entries.get;

/**
 * Adds an entry. The promise resolves when the entry is stored on the device and survives a reload.
 */
export const addToOutbox = (entry: OutboxEntry): Promise<void> => {
  paused.set(false);
  return change([...entries.get(), entry]);
};

export const pauseOutbox = (): void => paused.set(true);
export const resumeOutbox = (): void => paused.set(false);
export const isOutboxPaused = paused.get;

export const removeFromOutbox = (key: string): Promise<void> =>
  change(entries.get().filter((entry) => entry.key !== key));

export const refuseInOutbox = (key: string, refusal: string): Promise<void> =>
  change(entries.get().map((entry) => (entry.key === key ? { ...entry, refusal } : entry)));

/**
 * Loads the entries that the account of this session stored on the device. Keeps entries that staff
 * made before loading.
 */
export const loadOutbox = async (): Promise<void> => {
  const keys = await readDeviceKeys();
  if (!keys || keys.account === owner) return;
  const stored = (await readDeviceValue(storeName(keys.account))) as Encrypted | undefined;
  const left = (stored && (await decryptJson(keys.outbox, stored))) as OutboxEntry[] | null;
  const entered = owner === null ? entries.get() : [];
  owner = keys.account;
  await change([...(left ?? []), ...entered]);
};

/**
 * Removes the entries from memory. Waiting entries stay encrypted on the device until their account
 * signs in again.
 */
export const unloadOutbox = (): void => {
  owner = null;
  paused.set(false);
  entries.set([]);
};

const none: readonly OutboxEntry[] = [];

export const useIsOutboxPaused = (): boolean =>
  useSyncExternalStore(paused.subscribe, paused.get, () => false);

export const useOutboxEntries = (): readonly OutboxEntry[] =>
  useSyncExternalStore(entries.subscribe, entries.get, () => none);
