import { streamDeskChanges } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { LiveChange } from '#src/contracts/booking/reservation-desk-schemas.ts';

export type EventStreamListener = {
  /**
   * Called after each connection. The listener must reload its data, because it misses changes
   * while disconnected.
   */
  readonly up: () => void;
  readonly changed: (change: LiveChange) => void;
  /** `refused` is true after an HTTP error. The browser then does not reconnect by itself. */
  readonly down: (refused: boolean) => void;
};

const RETRY_DELAY_MS = 10_000;
const CLOSED = 2;

export const subscribeToEventStream = (
  listener: EventStreamListener,
  open = () => new EventSource(streamDeskChanges.path),
): (() => void) => {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    source = open();
    source.addEventListener('hello', listener.up);
    source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
      listener.changed(JSON.parse(data) as LiveChange),
    );
    source.addEventListener('error', () => {
      const refused = source.readyState === CLOSED;
      listener.down(refused);
      if (refused) retry = setTimeout(start, RETRY_DELAY_MS);
    });
  };
  start();
  return () => {
    clearTimeout(retry);
    source.close();
  };
};
