import { streamDeskChanges } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { LiveChange } from '#src/contracts/booking/reservation-desk.ts';

export type EventStreamListener = {
  /** The stream speaks, for the first time or again: what happened while it did not must be read. */
  readonly up: () => void;
  readonly changed: (change: LiveChange) => void;
  /** The stream is away. `refused`: the server answered no, so that the browser does not come back by itself. */
  readonly down: (refused: boolean) => void;
};

/** Milliseconds before a refused stream is asked for again. */
const RETRY_DELAY_MS = 10_000;
/** `EventSource.CLOSED`, which has no name where there is no EventSource. */
const CLOSED = 2;

/** Follows the server's events until it is told to stop. @returns stops */
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
