import type { GuestLinkClient } from './guest-link-client.ts';
import type { HttpReply } from './load-clients.ts';

export type ReplyCounts = {
  readonly statuses: Record<string, number>;
  readonly breaches: string[];
};

/** A repeated call may find that its first attempt succeeded, so a conflict is a valid answer. */
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
