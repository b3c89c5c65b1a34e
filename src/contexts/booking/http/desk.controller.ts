import type { Context } from 'koa';
import {
  cancelReservation,
  completeReservation,
  correctGuest,
  enterReservation,
  exportReservations,
  markArrived,
  markCalled,
  markNoShow,
  moveReservation,
  readReservation,
  rejectWave,
  summariseReservations,
  undoLastAction,
} from '../../../contracts/desk-calls.ts';
import type { ReservationDecision } from '../../../contracts/booking.ts';
import { listReservations, settleReservation } from '../../../contracts/booking-calls.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { answerOnce, type AttemptOf } from '../../../platform/http/attempt.ts';
import { csvOf } from '../../../platform/http/csv.ts';
import { seenBy } from '../../../platform/http/precondition.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { ExportReservations } from '../application/export-reservations.ts';
import type { EnterReservation } from '../application/enter-reservation.ts';
import type { CorrectGuest } from '../application/correct-guest.ts';
import type { MoveReservation } from '../application/move-reservation.ts';
import type { DeskBook } from '../application/ports.ts';
import type { RejectWave } from '../application/reject-wave.ts';
import type { Order, SettleReservation, Step } from '../application/settle-reservation.ts';
import type { UndoLastAction } from '../application/undo-last-action.ts';
import { nextPage } from './next-page.ts';
import { ALLERGIES_HEADER, SHEET_HEADER, allergiesCell, sheetRow } from './sheet.ts';

type UseCases = {
  readonly settle: SettleReservation;
  readonly wave: RejectWave;
  readonly enter: EnterReservation;
  readonly move: MoveReservation;
  readonly correct: CorrectGuest;
  readonly undo: UndoLastAction;
  readonly book: DeskBook;
  readonly exported: ExportReservations;
  readonly attemptOf: AttemptOf;
};

const orderFor = ({ status, rejectionReason }: ReservationDecision): Order =>
  status === 'confirmed' ? { type: 'Confirm' } : { type: 'Reject', reason: rejectionReason };

const actorOf = (ctx: Context) => `staff:${ctx.state.staff!.id}` as const;
const by = (ctx: Context) => ({ actor: actorOf(ctx), seen: seenBy(ctx) });

const unknown = () =>
  refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });

const reading = ({ book, exported }: UseCases): Route[] => [
  route(listReservations, async ({ query }, ctx) => {
    const { reservations, next } = await book.page(query);
    if (next) ctx.set('Link', nextPage(ctx, next));
    return reservations;
  }),

  route(summariseReservations, ({ query }) => book.summary(query)),

  route(exportReservations, async ({ query: { from, to, allergies } }, ctx) => {
    ctx.attachment(`prenotazioni-${from}-${to}.csv`);
    const rows = await exported({ from, to, allergies: allergies === 'true' }, actorOf(ctx));
    if (allergies !== 'true') return csvOf(SHEET_HEADER, rows.map(sheetRow));
    return csvOf(
      [...SHEET_HEADER, ALLERGIES_HEADER],
      rows.map((row) => [...sheetRow(row), allergiesCell(row)]),
    );
  }),

  route(readReservation, async ({ params }) => (await book.story(params.id)) ?? unknown()),
];

const stepping = (
  operation:
    typeof markArrived | typeof markNoShow | typeof completeReservation | typeof markCalled,
  type: Step,
  { settle }: UseCases,
): Route => route(operation, ({ params }, ctx) => settle(params.id, { type }, by(ctx)));

/** What staff read and do at the desk. */
export const deskController = (useCases: UseCases): Route[] => [
  ...reading(useCases),

  route(settleReservation, ({ params, body }, ctx) =>
    useCases.settle(params.id, orderFor(body), by(ctx)),
  ),

  route(enterReservation, async ({ body }, ctx) =>
    answerOnce(
      ctx,
      await useCases.enter(
        body,
        useCases.attemptOf(ctx, enterReservation.name, body),
        actorOf(ctx),
      ),
    ),
  ),

  route(moveReservation, ({ params, body }, ctx) => useCases.move(params.id, body, by(ctx))),

  route(correctGuest, ({ params, body }, ctx) => useCases.correct(params.id, body, by(ctx))),

  route(cancelReservation, ({ params, body }, ctx) =>
    useCases.settle(params.id, { type: 'Cancel', ...body }, by(ctx)),
  ),

  route(rejectWave, ({ body }, ctx) => useCases.wave(body, actorOf(ctx))),

  route(undoLastAction, ({ params }, ctx) => useCases.undo(params.id, by(ctx))),

  stepping(markArrived, 'MarkArrived', useCases),
  stepping(markNoShow, 'MarkNoShow', useCases),
  stepping(completeReservation, 'Complete', useCases),
  stepping(markCalled, 'MarkCalled', useCases),
];
