import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Also matches the draft of a mail that a killed process left. */
const GUEST_MAIL = /_guest-([\da-f]{8}-[\da-f-]{27})\.eml(?:\.[\w-]+\.draft)?$/;

/** Lists the ids of the events about which the folder contains a mail to a guest. */
export const listGuestMailEvents = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => GUEST_MAIL.exec(name)?.[1] ?? []);
};

export const deleteGuestMails = async (
  folder: string,
  eventIds: readonly string[],
): Promise<void> => {
  const erased = new Set(eventIds);
  const names = eventIds.length > 0 ? await readdir(folder) : [];
  const paths = names.filter((name) => erased.has(GUEST_MAIL.exec(name)?.[1] ?? ''));
  await Promise.all(paths.map((name) => rm(join(folder, name), { force: true })));
};
