import type { Page } from 'playwright-core';

/** Waits until a reload without a network can show the evening. */
export const waitForStoredEvening = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const names = await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('staff-offline');
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains('values')) return resolve([]);
        const reading = database.transaction('values').objectStore('values').getAllKeys();
        reading.onsuccess = () => resolve(reading.result as string[]);
      };
    });
    return names.includes('evening');
  });
};

/** Names and stored bytes of what the page left on the device, the bytes as text. */
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
