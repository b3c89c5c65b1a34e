import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

/** Waiting list entry of a link. `state` is null if the token is unknown. */
export type OwnWaitingList = {
  readonly token: string;
  readonly state: WaitingListState | null;
};

export const preloadedWaitingList = createPreloadedSlice<'ownWaitingList', OwnWaitingList>(
  'ownWaitingList',
);
