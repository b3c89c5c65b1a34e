import { isDeepStrictEqual } from 'node:util';
import type { StrandedReservation } from '#src/contracts/closures.ts';
import { findReopeningDate, type RoomOpening } from '#src/contracts/booking/room-opening.ts';
import type { RoomChange, RoomView, SavedRoom } from '#src/contracts/booking/rooms.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import { toRoomStream } from '../floor-events.ts';
import type { RoomRepository } from './room-repository.ts';

type VenueRoom = Pick<RoomView, 'floor' | 'name' | 'seasonFrom' | 'seasonTo'>;

type Deps = Pick<
  FloorDeps<never>,
  'clock' | 'record' | 'assertVersion' | 'upcoming' | 'lockAllDatesExclusive'
> & {
  readonly inTransaction: InTransaction;
  readonly rooms: RoomRepository;
  readonly venueRooms: readonly VenueRoom[];
};

/** Version of a room that staff have never changed. */
const UNCHANGED = '1970-01-01T00:00:00.000Z';

const toOpening = ({ seasonFrom, seasonTo, closedUntil }: RoomOpening): RoomOpening => ({
  seasonFrom,
  seasonTo,
  closedUntil,
});

const listRooms = async ({ rooms, venueRooms }: Deps, tx?: Sql): Promise<RoomView[]> => {
  const changed = new Map((await rooms.list(tx)).map((room) => [room.floor, room]));
  return venueRooms.map(({ floor, name, seasonFrom, seasonTo }) => ({
    seasonFrom,
    seasonTo,
    closedUntil: null,
    updatedAt: UNCHANGED,
    ...changed.get(floor),
    floor,
    name,
  }));
};

const assertOpeningIsValid = (opening: RoomOpening, before: RoomOpening, today: string) => {
  const { seasonFrom, seasonTo, closedUntil } = opening;
  if ((seasonFrom === null) !== (seasonTo === null))
    refuseField(seasonFrom === null ? 'seasonFrom' : 'seasonTo', message('season_incomplete'), {
      code: 'invalid',
    });
  if (closedUntil !== null && closedUntil !== before.closedUntil && closedUntil <= today)
    refuseField('closedUntil', message('reopening_date_past'), { code: 'invalid' });
};

const listAffected = async (
  { upcoming }: Deps,
  tx: Sql,
  room: RoomView,
): Promise<StrandedReservation[]> =>
  (await upcoming.listAll(tx, room.floor))
    .filter(({ date }) => findReopeningDate(room, date) !== null)
    .map(({ id, ...reservation }) => ({ reservationId: id, ...reservation }));

const lockRoom = async (
  deps: Deps,
  tx: Sql,
  floor: number,
  { expectedVersion }: CommandContext,
): Promise<RoomView> => {
  await deps.lockAllDatesExclusive(tx);
  const room =
    (await listRooms(deps, tx)).find((one) => one.floor === floor) ??
    refuse({ kind: 'not-found', message: message('room_unknown') });
  await deps.assertVersion(tx, {
    stream: toRoomStream(floor),
    expectedVersion,
    currentVersion: room.updatedAt,
    thing: message('thing.room', { name: room.name }),
  });
  return room;
};

const changeRoom =
  (deps: Deps) =>
  (floor: number, change: RoomChange, context: CommandContext): Promise<SavedRoom> =>
    deps.inTransaction(async (tx) => {
      const before = await lockRoom(deps, tx, floor, context);
      const was = toOpening(before);
      const opening: RoomOpening = { ...was, ...(change as Partial<RoomOpening>) };
      assertOpeningIsValid(opening, was, deps.clock.today());
      if (!isDeepStrictEqual(opening, was)) {
        await deps.rooms.save(tx, floor, opening);
        await deps.record(
          tx,
          toRoomStream(floor),
          {
            type: 'RoomChanged',
            data: { room: { floor, ...opening }, was: { floor, ...was } },
          },
          { at: deps.clock.now().toISOString(), actor: context.actor },
        );
      }
      const room = (await listRooms(deps, tx)).find((one) => one.floor === floor)!;
      return { ...room, affected: await listAffected(deps, tx, room) };
    });

/**
 * Use cases that read and change when rooms are open. A change blocks bookings until its
 * transaction ends, because a concurrent booking could use a table of the room. It alters no
 * reservation, so `affected` lists those that staff must move or cancel.
 */
export const createRoomManagement = (deps: Deps) => ({
  list: () => listRooms(deps),
  change: changeRoom(deps),
});

export type RoomManagement = ReturnType<typeof createRoomManagement>;
