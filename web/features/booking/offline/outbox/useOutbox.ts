import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useIsServerReached } from '#web/shared/api/serverContact.ts';
import { fetchDeviceKeys } from '#web/shared/offline/deviceKeys.ts';
import { loadOutbox, useIsOutboxPaused, useOutboxEntries } from './outbox.ts';
import { isWaiting, type OutboxEntry } from './outboxEntry.ts';
import { sendOutbox } from './sendOutbox.ts';
import type { Dispatch } from './sendWalkIn.ts';

const RETRY_MS = 3_000;

export type Outbox = {
  readonly waiting: readonly OutboxEntry[];
  readonly refused: readonly OutboxEntry[];
  /**
   * True after staff closed the question who acts. Sending then waits for a press of the button.
   */
  readonly isPaused: boolean;
};

/** Loads the offline outbox, and sends its waiting entries when the server is reachable. */
export const useOutbox = (): Outbox => {
  const dispatch = useDispatch<Dispatch>();
  const entries = useOutboxEntries();
  const isReached = useIsServerReached();
  const isPaused = useIsOutboxPaused();
  const outbox = useMemo(
    () => ({
      waiting: entries.filter(isWaiting),
      refused: entries.filter((entry) => !isWaiting(entry)),
      isPaused,
    }),
    [entries, isPaused],
  );
  useEffect(() => {
    // Also loads without new keys, because the device still has the keys of the last page load.
    void fetchDeviceKeys().then(loadOutbox);
    void loadOutbox();
  }, []);
  const mustSend = isReached && !isPaused && outbox.waiting.length > 0;
  useEffect(() => {
    if (!mustSend) return;
    const send = () => void sendOutbox(dispatch);
    send();
    const timer = setInterval(send, RETRY_MS);
    return () => clearInterval(timer);
  }, [mustSend, dispatch]);
  return outbox;
};
