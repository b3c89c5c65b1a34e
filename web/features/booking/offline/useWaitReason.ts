import { isServerReached, useIsServerReached } from '#web/shared/api/serverContact.ts';

export const WAITS_FOR_SERVER = 'Senza rete: questa azione aspetta il server.';

/**
 * Returns the reason why staff cannot accept, reject, propose or move now. Returns null if they
 * can.
 */
export const useWaitReason = (): string | null => (useIsServerReached() ? null : WAITS_FOR_SERVER);

export const readWaitReason = (): string | null => (isServerReached() ? null : WAITS_FOR_SERVER);
