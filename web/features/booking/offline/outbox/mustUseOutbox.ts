import { isServerReached } from '#web/shared/api/serverContact.ts';
import { listOutbox } from './outbox.ts';
import { isWaiting } from './outboxEntry.ts';

/** While an entry waits, later ones wait behind it, because they are sent in order. */
export const mustUseOutbox = (): boolean => !isServerReached() || listOutbox().some(isWaiting);
