import type { Page } from 'playwright-core';
import { pollUntil } from '../../services/poll-until.ts';

/**
 * Lists the names of stored values. Does not open a missing database, because that would create one
 * without the store of the page.
 */
const listStoredNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'staff-offline')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('staff-offline');
      opening.onerror = () => reject(opening.error!);
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('values').objectStore('values').getAllKeys();
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result as string[]);
        };
      };
    });
  });

/** Waits until the page can show the evening after a reload without a network. */
export const waitForStoredEvening = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  /*
   * Polls instead of using `waitForFunction`, which does not wait for the promise of an
   * asynchronous function.
   */
  await pollUntil(async () => ((await listStoredNames(page)).includes('evening') ? true : null));
};

/**
 * Returns the values that the page stored on the device, by name. The bytes are decoded as text.
 */
export const readOfflineStore = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const read = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error!);
      });
    const database = await read(indexedDB.open('staff-offline'));
    const values = database.transaction('values').objectStore('values');
    const [names, stored] = await Promise.all([
      read(values.getAllKeys() as IDBRequest<string[]>),
      read(values.getAll() as IDBRequest<{ bytes?: ArrayBuffer }[]>),
    ]);
    const toText = ({ bytes }: { bytes?: ArrayBuffer }) =>
      bytes ? new TextDecoder('latin1').decode(bytes) : 'a key that no script can read';
    return Object.fromEntries(names.map((name, at) => [name, toText(stored[at]!)]));
  });
