import { useSyncExternalStore } from 'react';
import { readDeviceKeys } from '#web/shared/offline/deviceKeys.ts';
import { createExternalValue } from '#web/shared/store/createExternalValue.ts';
import { readDeviceValue, writeDeviceValue } from '#web/shared/offline/deviceStore.ts';
import { decryptJson, encryptJson, type Encrypted } from '#web/shared/offline/encryption.ts';
import type { OutboxEntry } from './outboxEntry.ts';

/** What staff entered and the server has not confirmed, in the order of entry. */
const entries = createExternalValue<readonly OutboxEntry[]>([]);
/** True after a person closed the question who acts. Sending then waits for the next press. */
const paused = createExternalValue(false);
/** Account whose entries are loaded. Null until then, and without WebCrypto. */
let owner: string | null = null;
let writing: Promise<void> = Promise.resolve();

const storeName = (account: string): string => `outbox:${account}`;

const persist = async (saved: readonly OutboxEntry[]): Promise<void> => {
  const keys = await readDeviceKeys();
  if (keys?.account === owner && keys)
    await writeDeviceValue(storeName(keys.account), await encryptJson(keys.outbox, saved));
};

/** Writes one state after the other, so that an older one never replaces a newer one. */
const change = (next: readonly OutboxEntry[]): Promise<void> => {
  entries.set(next);
  writing = writing.then(() => persist(next));
  return writing;
};

export const listOutbox = entries.get;

/** Resolves when the entry also survives a reload of the page. */
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

/** Loads what the account of this session left on the device. Keeps what was entered before it was loaded. */
export const loadOutbox = async (): Promise<void> => {
  const keys = await readDeviceKeys();
  if (!keys || keys.account === owner) return;
  const stored = (await readDeviceValue(storeName(keys.account))) as Encrypted | undefined;
  const left = (stored && (await decryptJson(keys.outbox, stored))) as OutboxEntry[] | null;
  const entered = owner === null ? entries.get() : [];
  owner = keys.account;
  await change([...(left ?? []), ...entered]);
};

/** What waits stays on the device, unreadable until its account signs in again. */
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
