import { streamDeskChanges } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { LiveChange } from '#src/contracts/booking/reservation-desk-schemas.ts';

export type EventStreamListener = {
  /**
   * Called after each connection. The listener must reload its data, because it misses changes
   * while disconnected.
   */
  readonly up: () => void;
  readonly changed: (change: LiveChange) => void;
  /** Called after each event from the server, including `tick`. */
  readonly heard: () => void;
  /**
   * Called when the connection ends. `refused` is true after an HTTP error, after which the browser
   * does not reconnect by itself.
   */
  readonly down: (refused: boolean) => void;
};

const RETRY_DELAY_MS = 10_000;
/**
 * Maximum time without an event, after which the client reconnects. The server sends a `tick` every
 * 5 s, because a broken connection may report no error.
 */
const MAX_SILENCE_MS = 12_000;
const CLOSED = 2;

export const subscribeToEventStream = (
  listener: EventStreamListener,
  open = () => new EventSource(streamDeskChanges.path),
): (() => void) => {
  let source: EventSource;
  let next: ReturnType<typeof setTimeout> | undefined;
  const startIn = (delayMs: number, start: () => void) => {
    clearTimeout(next);
    next = setTimeout(start, delayMs);
  };
  const restart = () => {
    source.close();
    listener.down(false);
    start();
  };
  const start = () => {
    source = open();
    const on = (type: string, handle: (event: MessageEvent<string>) => void) =>
      source.addEventListener(type, (event: MessageEvent<string>) => {
        startIn(MAX_SILENCE_MS, restart);
        listener.heard();
        handle(event);
      });
    on('hello', listener.up);
    on('tick', () => undefined);
    on('changed', ({ data }) => listener.changed(JSON.parse(data) as LiveChange));
    source.addEventListener('error', () => {
      const refused = source.readyState === CLOSED;
      listener.down(refused);
      if (refused) startIn(RETRY_DELAY_MS, start);
    });
    startIn(MAX_SILENCE_MS, restart);
  };
  start();
  return () => {
    clearTimeout(next);
    source.close();
  };
};
