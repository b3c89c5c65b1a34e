import {
  distinguishGuests,
  mergeGuests,
  readGuest,
  searchGuests,
  separateGuests,
  writeGuestNote,
} from '#src/contracts/guests.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { GuestRepository } from './guest-repository.ts';
import type { DistinguishGuests, MergeGuests, SeparateGuests } from './merge-guests.ts';
import type { WriteGuestNote } from './write-guest-note.ts';

type UseCases = {
  readonly guests: Pick<GuestRepository, 'search' | 'findOfReservation'>;
  readonly clock: Clock;
  readonly writeNote: WriteGuestNote;
  readonly merge: MergeGuests;
  readonly distinguish: DistinguishGuests;
  readonly separate: SeparateGuests;
};

export const guestsController = ({
  guests,
  clock,
  writeNote,
  merge,
  distinguish,
  separate,
}: UseCases): Route[] => [
  route(searchGuests, ({ query }) => guests.search(query.digits, clock.today())),
  route(readGuest, async ({ params }) => ({
    guest: await guests.findOfReservation(params.id, clock.today()),
  })),
  route(writeGuestNote, ({ params, body }, ctx) =>
    writeNote(params.id, body.guestNote, `staff:${ctx.state.staff!.id}`),
  ),
  route(mergeGuests, ({ params, body }, ctx) =>
    merge(params.id, body.other, `staff:${ctx.state.staff!.id}`),
  ),
  route(distinguishGuests, ({ params, body }, ctx) =>
    distinguish(params.id, body.other, `staff:${ctx.state.staff!.id}`),
  ),
  route(separateGuests, ({ params, body }, ctx) =>
    separate(params.id, body.entry, `staff:${ctx.state.staff!.id}`),
  ),
];
