import { act } from '@testing-library/react';
import type { LiveChange } from '#src/contracts/booking/reservation-desk-schemas.ts';

/** Replaces the event stream of the server with one in which a test speaks. */
export const setupEventStream = () => {
  const silent = globalThis.EventSource;
  let streams: EventTarget[];
  beforeEach(() => {
    streams = [];
    globalThis.EventSource = class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }

      close() {
        streams = streams.filter((one) => one !== this);
      }
    } as unknown as typeof EventSource;
  });
  afterEach(() => {
    globalThis.EventSource = silent;
  });
  const send = (type: string, data?: unknown) =>
    act(async () => {
      for (const stream of streams)
        stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
    });
  return {
    connect: () => send('hello'),
    sendChange: (change: LiveChange) => send('changed', change),
  };
};
