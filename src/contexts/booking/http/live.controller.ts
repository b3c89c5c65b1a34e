import type { LiveChange } from '../../../contracts/desk.ts';
import { followDesk } from '../../../contracts/desk-calls.ts';
import type { LiveStreams } from '../../../platform/http/live-streams.ts';
import { route, type Route } from '../../../platform/http/route.ts';

type Passed = { readonly position: number; readonly type: string; readonly stream: string };

/** Tells of every event after a position. @returns how to stop listening */
type Follow = (position: number, tell: (event: Passed) => void) => () => void;

type UseCases = {
  readonly follow: Follow;
  readonly head: () => Promise<number>;
  readonly streams: LiveStreams;
};

const STREAM = /^(.+?)-([\da-f]{8}-[\da-f-]{27})$/;

/** A stream's name says what the event is about; nothing that it holds is told. */
const changeOf = ({ position, type, stream }: Passed): LiveChange => {
  const [, about = stream, id = stream] = STREAM.exec(stream) ?? [];
  return { type, about, id, position };
};

export const liveController = ({ follow, head, streams }: UseCases): Route[] => [
  route(followDesk, async (_, ctx) => {
    const position = await head();
    return streams.open(ctx, (say) => {
      say({ event: 'hello', id: position, data: { position } });
      return follow(position, (event) =>
        say({ event: 'changed', id: event.position, data: changeOf(event) }),
      );
    });
  }),
];
