import type { HttpClient } from './http-client.ts';

/**
 * Declares the turns of a date full, because guests can only wait for a full turn. Returns the
 * function with which staff end this limit.
 */
export const declareTurnFull = async (
  staff: HttpClient,
  date: string,
  timeSlotId?: string,
): Promise<() => Promise<unknown>> => {
  const { body, status, text } = await staff.post<{ id: string }>('/api/turn-limits', {
    date,
    ...(timeSlotId ? { timeSlotId } : {}),
    kind: 'full',
    reason: 'Prova',
  });
  if (status !== 201) throw new Error(text);
  return () => staff.delete(`/api/turn-limits/${body.id}`);
};
