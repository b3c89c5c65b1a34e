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
  /** Sending waits for a press, because the question who acts was closed. */
  readonly isPaused: boolean;
};

/** Loads the outbox and sends what waits as soon as the server is reached. */
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
    // Without a network, the keys of the last page are still there.
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
