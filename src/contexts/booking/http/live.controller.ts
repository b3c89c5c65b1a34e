import type { LiveChange } from '../../../contracts/desk.ts';
import { streamDeskChanges } from '../../../contracts/desk-calls.ts';
import type { EventStreams } from '../../../platform/http/live-streams.ts';
import { route, type Route } from '../../../platform/http/route.ts';

type LogEvent = { readonly position: number; readonly type: string; readonly stream: string };

/** Tells of every event after a position. @returns how to stop listening */
type FollowLog = (position: number, tell: (event: LogEvent) => void) => () => void;

type UseCases = {
  readonly follow: FollowLog;
  readonly head: () => Promise<number>;
  readonly streams: EventStreams;
};

const STREAM_NAME = /^(.+?)-([\da-f]{8}-[\da-f-]{27})$/;

/** A stream's name says what the event is about; nothing that it holds is told. */
const toLiveChange = ({ position, type, stream }: LogEvent): LiveChange => {
  const [, about = stream, id = stream] = STREAM_NAME.exec(stream) ?? [];
  return { type, about, id, position };
};

export const liveUpdatesController = ({ follow, head, streams }: UseCases): Route[] => [
  route(streamDeskChanges, async (_, ctx) => {
    const position = await head();
    return streams.open(ctx, (say) => {
      say({ event: 'hello', id: position, data: { position } });
      return follow(position, (event) =>
        say({ event: 'changed', id: event.position, data: toLiveChange(event) }),
      );
    });
  }),
];
