import { isServerReached } from '#web/shared/api/serverContact.ts';
import { listOutbox } from './outbox.ts';
import { isWaiting } from './outboxEntry.ts';

/**
 * Returns true if a new entry must go to the offline outbox. This is also true while an older entry
 * waits, because the client sends entries in order.
 */
export const mustUseOutbox = (): boolean => !isServerReached() || listOutbox().some(isWaiting);
