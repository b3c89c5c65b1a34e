import { within } from '@testing-library/react';
import {
  acceptManyReservations,
  listOpenRequests,
  undoManyActions,
  type BulkAcceptance,
  type BulkUndo,
  type OpenRequest,
} from '#src/contracts/booking/open-request-operations.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { deskTables, recentAction } from './reservation-desk.ts';
import { TODAY } from './open-screen.tsx';
import { buildParty, setupTonight } from './tonight.ts';

const { three } = deskTables;
const NAMED_TABLE = { id: three.id, name: three.name, joinedTableIds: [] };

/** A pending request of tomorrow that fits, of a guest without other reservations. */
export const buildOpenRequest = (
  reservation: Partial<ReservationView> = {},
  over: Partial<OpenRequest> = {},
): OpenRequest => ({
  reservation: buildParty({ status: 'pending', reservationDate: '2027-03-11', ...reservation }),
  fits: true,
  table: NAMED_TABLE,
  unmetWish: null,
  move: null,
  guest: { visits: 0, noShows: 0, sameDay: [] },
  alternative: null,
  ...over,
});

/** Opens the evening with requests, of which the server accepts and rejects each. */
export const setupRequestLane = () => {
  const tonight = setupTonight();
  const { api, screen, change, openTonight } = tonight;
  let requests: readonly OpenRequest[];
  let known: readonly OpenRequest[];

  const show = () => {
    requests = known.filter(({ reservation }) => reservation.status === 'pending');
  };
  const update = (
    id: string,
    over: Partial<ReservationView>,
    type: 'confirmed' | 'rejected' | 'undone',
  ) => {
    const lastAction = type === 'undone' ? null : recentAction(type);
    const reservation = change(id, { ...over, lastAction }, type);
    known = known.map((one) => (one.reservation.id === id ? { ...one, reservation } : one));
    show();
    return reservation;
  };
  const answerDecisions = () => {
    api().answer(listOpenRequests, () => [...requests]);
    api().answer(decideReservation, ({ params, body }) => {
      const { status } = body as { status: 'confirmed' | 'cancelled' };
      return update(params['id']!, { status }, status === 'confirmed' ? status : 'rejected');
    });
    api().answer(acceptManyReservations, ({ body }) => ({
      accepted: (body as BulkAcceptance).requests.map(({ id }) =>
        update(id, { status: 'confirmed' }, 'confirmed'),
      ),
      missed: [],
    }));
    api().answer(undoManyActions, ({ body }) => ({
      undone: (body as BulkUndo).actions.map(({ id }) =>
        update(id, { status: 'pending' }, 'undone'),
      ),
      missed: [],
    }));
  };

  const lane = () => screen.findByRole('complementary', { name: 'Richieste' });
  return {
    ...tonight,
    openLane: async (...open: OpenRequest[]) => {
      known = open;
      show();
      answerDecisions();
      const party = buildParty({ reservationDate: TODAY });
      await openTonight(party, ...open.map(({ reservation }) => reservation));
      await within(await lane()).findAllByRole('listitem');
    },
    lane,
    items: async () => within(await lane()).queryAllByRole('listitem'),
  };
};
