import { recordServerContact } from '#web/shared/api/serverContact.ts';
import { unloadOutbox } from '#web/features/booking/offline/outbox/outbox.ts';
import type { ReceivedCall } from './fake-api.ts';

/** Cuts the page from the fake server, and connects it again. Each test starts online. */
export const setupNetwork = () => {
  let online: typeof fetch;
  beforeEach(() => {
    recordServerContact(true);
    online = globalThis.fetch;
  });
  afterEach(unloadOutbox);
  return {
    goOffline: (reason: Error = new TypeError('Failed to fetch')): void => {
      globalThis.fetch = () => Promise.reject(reason);
    },
    goOnline: (): void => {
      globalThis.fetch = online;
    },
  };
};

/** Gives the first answer to no caller, as a network does that breaks after the request. */
export const loseFirstAnswer = <Answer>(reply: (call: ReceivedCall) => Answer) => {
  let isLost = false;
  const answers = new Map<string | null, Answer>();
  return (call: ReceivedCall): Answer => {
    const key = call.headers.get('idempotency-key');
    if (!answers.has(key)) answers.set(key, reply(call));
    if (!isLost) {
      isLost = true;
      throw new TypeError('Failed to fetch');
    }
    return answers.get(key)!;
  };
};
