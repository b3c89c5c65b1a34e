import { isServerReached, useIsServerReached } from '#web/shared/api/serverContact.ts';

export const WAITS_FOR_SERVER = 'Senza rete: questa azione aspetta il server.';

/** Why accepting, rejecting, proposing and moving cannot be done now. Null: they can. */
export const useWaitReason = (): string | null => (useIsServerReached() ? null : WAITS_FOR_SERVER);

export const readWaitReason = (): string | null => (isServerReached() ? null : WAITS_FOR_SERVER);
