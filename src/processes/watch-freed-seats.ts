import type { Application } from '#src/composition/application.ts';
import type { EventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import type { Log } from '#src/kernel/log.ts';

/** Streams whose events can free a seat, or add a guest who waits for one. */
const RELEVANT_STREAM = /^(reservation|waiting-list|closure|turn-limit|table|time-slot)-/;

type Deps = {
  readonly application: Application;
  readonly subscribe: EventSubscriptions['subscribe'];
  readonly head: () => Promise<number>;
  readonly log: Log;
};

/**
 * Searches for freed seats after each event that may free one. A missed event only delays the
 * search until the next run of the job `waiting_list`.
 */
export const watchFreedSeats = ({ application, subscribe, head, log }: Deps) => {
  let unsubscribe: () => void = () => undefined;
  let isStopped = false;
  const search = (): void => {
    if (isStopped) return;
    application.waitingList
      .offerFreedSeats()
      .catch((error: unknown) => log.error({ error }, 'waiting-list: search for seats failed'));
  };
  const start = async (): Promise<void> => {
    const position = await head();
    if (isStopped) return;
    unsubscribe = subscribe(position, ({ stream }) => {
      if (RELEVANT_STREAM.test(stream)) search();
    });
  };
  return {
    start: () =>
      start().catch((error: unknown) => log.warn({ error }, 'waiting-list: not subscribed')),
    stop() {
      isStopped = true;
      unsubscribe();
    },
  };
};
