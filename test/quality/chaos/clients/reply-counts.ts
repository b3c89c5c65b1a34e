import type { GuestLinkClient } from './guest-link-client.ts';
import type { HttpReply } from './load-clients.ts';

export type ReplyCounts = {
  readonly statuses: Record<string, number>;
  readonly breaches: string[];
};

/**
 * Counts a reply, and records a breach unless it is 200, 201 or 409. A repeated request gets 409 if
 * its first attempt succeeded.
 */
export const recordReply = (
  { statuses, breaches }: ReplyCounts,
  name: string,
  { status, text }: HttpReply,
): void => {
  const key = `${name} ${status}`;
  statuses[key] = (statuses[key] ?? 0) + 1;
  if (![200, 201, 409].includes(status))
    breaches.push(`${name} answered ${status}: ${text.slice(0, 150)}`);
};

export const createShortcuts = (client: GuestLinkClient, replyCounts: ReplyCounts) => ({
  guest: async (path: string, body?: object) =>
    recordReply(replyCounts, path.split('/').pop()!, await client.guestPost(path, body)),
  staff: async (path: string, body?: object) =>
    recordReply(replyCounts, path.split('/').pop()!, await client.staffPost(path, body)),
  confirm: async (desk: string) =>
    recordReply(replyCounts, 'accept', await client.staffPut(desk, { status: 'confirmed' })),
});
