import {
  cancelReservation,
  cancelStrandedReservations,
  correctGuest,
  enterReservation,
  exportReservations,
  mergeReservations,
  moveReservation,
  oneTapOperations,
  readReservation,
  recordGuestInformed,
  rejectManyReservations,
  summariseReservations,
  undoWithReason,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import {
  acceptManyReservations,
  listOpenRequests,
  undoManyActions,
} from '#src/contracts/booking/open-request-operations.ts';
import { acceptWithMove } from '#src/contracts/booking/accept-with-move.ts';
import { listTurnsForParty } from '#src/contracts/booking/turns-for-party.ts';
import { oneTapActions } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationDecision, ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  listReservations,
  decideReservation,
} from '#src/contracts/booking/reservation-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import {
  markReplayed,
  type ReadIdempotencyKey,
} from '#src/platform/http/requests/idempotency-key.ts';
import { formatCsv } from '#src/platform/http/responses/csv.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { ExportReservations } from '../application/desk/export-reservations.ts';
import type { EnterReservation } from '../application/desk/enter-reservation.ts';
import type { CancelStranded } from '../application/desk/cancel-stranded.ts';
import type { CorrectGuest } from '../application/desk/correct-guest.ts';
import type { MergeReservations } from '../application/desk/merge-reservations.ts';
import type { MoveReservation } from '../application/desk/move-reservation.ts';
import type { ReservationList } from '../application/ports.ts';
import type { RecordGuestInformed } from '../application/desk/record-guest-informed.ts';
import type { RejectMany } from '../application/desk/reject-many.ts';
import type {
  StatusChange,
  ChangeReservationStatus,
  ChangeReservationStatusOnce,
} from '../application/desk/change-reservation-status.ts';
import type { UndoLastAction } from '../application/desk/undo-last-action.ts';
import type { AcceptMany } from '../application/desk/accept-many.ts';
import type { AcceptWithMove } from '../application/desk/accept-with-move.ts';
import type { ListOpenRequests } from '../application/desk/list-open-requests.ts';
import type { ListTurnsForParty } from '../application/desk/list-turns-for-party.ts';
import type { UndoMany } from '../application/desk/undo-many.ts';
import { formatNextPageLink } from './next-page-link.ts';
import { readActor, readCommandContext } from './read-command-context.ts';
import {
  CSV_ALLERGIES_HEADER,
  CSV_HEADER,
  toAllergiesCell,
  toCsvRow,
  type FormatTime,
} from './reservation-csv.ts';

type UseCases = {
  readonly changeStatus: ChangeReservationStatus;
  readonly changeStatusOnce: ChangeReservationStatusOnce;
  readonly listOpenRequests: ListOpenRequests;
  readonly listTurnsForParty: ListTurnsForParty;
  readonly acceptMany: AcceptMany;
  readonly acceptWithMove: AcceptWithMove;
  readonly rejectMany: RejectMany;
  readonly undoMany: UndoMany;
  readonly enterReservation: EnterReservation;
  readonly move: MoveReservation;
  readonly correct: CorrectGuest;
  readonly undo: UndoLastAction;
  readonly merge: MergeReservations;
  readonly recordInformed: RecordGuestInformed;
  readonly cancelStranded: CancelStranded;
  readonly reservationList: ReservationList;
  readonly exportRows: ExportReservations;
  readonly formatTime: FormatTime;
  readonly readIdempotencyKey: ReadIdempotencyKey;
};

const toStatusChange = ({
  status,
  rejectionReason,
  tableId,
  joinedTableIds,
  ignoresWishes,
}: ReservationDecision): StatusChange =>
  status === 'confirmed'
    ? { type: 'confirm', tables: tableId ? { tableId, joinedTableIds } : undefined, ignoresWishes }
    : { type: 'reject', reason: rejectionReason };

const refuseUnknownReservation = () =>
  refuse({ kind: 'not-found', message: message('reservation_unknown') });

const createReadRoutes = ({
  reservationList,
  listOpenRequests: listOpen,
  listTurnsForParty: listTurns,
  exportRows,
  formatTime,
}: UseCases): Route[] => [
  route(listReservations, async ({ query }, ctx) => {
    const { reservations, next } = await reservationList.listPage(query);
    if (next) ctx.set('Link', formatNextPageLink(ctx, next));
    return reservations;
  }),

  route(summariseReservations, ({ query }) => reservationList.countByFilter(query)),

  route(exportReservations, async ({ query: { from, to, allergies } }, ctx) => {
    ctx.attachment(`prenotazioni-${from}-${to}.csv`);
    const rows = await exportRows({ from, to, allergies: allergies === 'true' }, readActor(ctx));
    const toRow = (row: ReservationView) => toCsvRow(row, formatTime);
    if (allergies !== 'true') return formatCsv(CSV_HEADER, rows.map(toRow));
    return formatCsv(
      [...CSV_HEADER, CSV_ALLERGIES_HEADER],
      rows.map((row) => [...toRow(row), toAllergiesCell(row)]),
    );
  }),

  route(listOpenRequests, () => listOpen()),

  route(listTurnsForParty, ({ query }) => listTurns(query)),

  route(
    readReservation,
    async ({ params }) =>
      (await reservationList.findWithHistory(params.id)) ?? refuseUnknownReservation(),
  ),
];

/**
 * Creates the routes of one-tap actions. Without an idempotency key, each request counts, because
 * staff may undo an action and repeat it.
 */
const createOneTapRoutes = (useCases: UseCases): Route[] =>
  oneTapActions.map((action) =>
    route(oneTapOperations[action], async ({ params: { id } }, ctx) => {
      const context = readCommandContext(ctx);
      if (action === 'undo') return useCases.undo(id, context);
      if (!ctx.get('Idempotency-Key')) return useCases.changeStatus(id, { type: action }, context);
      const key = useCases.readIdempotencyKey(ctx, oneTapOperations[action].name, { id });
      return markReplayed(ctx, await useCases.changeStatusOnce(id, { type: action }, context, key));
    }),
  );

const createBulkRoutes = (useCases: UseCases): Route[] => [
  route(acceptManyReservations, ({ body }, ctx) => useCases.acceptMany(body, readActor(ctx))),

  route(rejectManyReservations, ({ body }, ctx) => useCases.rejectMany(body, readActor(ctx))),

  route(undoManyActions, ({ body }, ctx) => useCases.undoMany(body, readActor(ctx))),

  route(cancelStrandedReservations, ({ body }, ctx) =>
    useCases.cancelStranded(body, readActor(ctx)),
  ),
];

export const reservationDeskController = (useCases: UseCases): Route[] => [
  ...createReadRoutes(useCases),

  route(decideReservation, ({ params, body }, ctx) =>
    useCases.changeStatus(params.id, toStatusChange(body), readCommandContext(ctx)),
  ),

  route(acceptWithMove, ({ params, body }, ctx) =>
    useCases.acceptWithMove(params.id, body, readCommandContext(ctx)),
  ),

  route(enterReservation, async ({ body }, ctx) =>
    markReplayed(
      ctx,
      await useCases.enterReservation(
        body,
        useCases.readIdempotencyKey(ctx, enterReservation.name, body),
        readActor(ctx),
      ),
    ),
  ),

  route(moveReservation, ({ params, body }, ctx) =>
    useCases.move(params.id, body, readCommandContext(ctx)),
  ),

  route(correctGuest, ({ params, body }, ctx) =>
    useCases.correct(params.id, body, readCommandContext(ctx)),
  ),

  route(cancelReservation, ({ params, body }, ctx) =>
    useCases.changeStatus(params.id, { type: 'cancel', ...body }, readCommandContext(ctx)),
  ),

  route(undoWithReason, ({ params, body }, ctx) =>
    useCases.undo(params.id, readCommandContext(ctx), { reason: body.reason }),
  ),

  ...createBulkRoutes(useCases),

  route(recordGuestInformed, ({ params, body }, ctx) =>
    useCases.recordInformed(params.id, body, readCommandContext(ctx)),
  ),

  route(mergeReservations, ({ params, body }, ctx) =>
    useCases.merge(params.id, body.other, { actor: readActor(ctx) }),
  ),

  ...createOneTapRoutes(useCases),
];
