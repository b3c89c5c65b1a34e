import type { LiveChange } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { streamDeskChanges } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { EventStreams } from '#src/platform/http/streaming/server-sent-events.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';

type LogEvent = { readonly position: number; readonly type: string; readonly stream: string };

type FollowLog = (position: number, onEvent: (event: LogEvent) => void) => () => void;

type UseCases = {
  readonly follow: FollowLog;
  readonly head: () => Promise<number>;
  readonly streams: EventStreams;
};

const STREAM_NAME = /^([a-z-]+?)-([\da-f]{8}-[\da-f-]{27})$/;

/**
 * Converts an event to the message for browsers. Leaves out the event's data, which may be
 * confidential.
 */
const toLiveChange = ({ position, type, stream }: LogEvent): LiveChange => {
  const [, about = stream, id = stream] = STREAM_NAME.exec(stream) ?? [];
  return { type, about, id, position };
};

export const liveUpdatesController = ({ follow, head, streams }: UseCases): Route[] => [
  route(streamDeskChanges, async (_, ctx) => {
    const position = await head();
    return streams.open(ctx, (send) => {
      send({ event: 'hello', id: position, data: { position } });
      return follow(position, (event) =>
        send({ event: 'changed', id: event.position, data: toLiveChange(event) }),
      );
    });
  }),
];
