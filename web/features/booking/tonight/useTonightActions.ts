import { useRef, useState } from 'react';
import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { readWaitReason } from '../offline/useWaitReason.ts';
import {
  useApplyReservationActionMutation,
  useAcceptWithMoveMutation,
  useDecideReservationMutation,
} from '../desk/reservationChangesApi.ts';
import { describeFailure } from '../describeFailure.ts';
import { toLastAction, toUndoneAction, type LastAction } from './last-action/lastAction.ts';
import { formatAccepted, formatMissed } from './lane/bulkText.ts';
import type { LaneRequest } from './lane/laneRequest.ts';
import { formatMoved, formatProposed, wishWord } from './lane/requestText.ts';
import { useAcceptManyMutation, useUndoManyMutation } from './tonightApi.ts';
import { useVisitSteps } from './useVisitSteps.ts';

export type ChangeAnswer = 'acceptChange' | 'declineChange';

type NamedTables = NonNullable<OpenRequest['table']>;

const toGivenTables = ({ id: tableId, joinedTableIds }: NamedTables) => ({
  tableId,
  joinedTableIds,
});

type Answer = { readonly data?: ReservationView | undefined; readonly error?: unknown };

/**
 * Actions of the evening's screen. Only one runs at a time, so a double tap has no second effect.
 * `busy`: id of the changed reservation, or `all`.
 */
export const useTonightActions = () => {
  const [last, setLast] = useState<LastAction | null>(null);
  const { busy, runAlone: runStep } = useOneAtATime();
  const runAlone = whileReached(runStep, setLast);
  const [decide] = useDecideReservationMutation();
  const [apply] = useApplyReservationActionMutation();
  const [acceptAfterMove] = useAcceptWithMoveMutation();
  const bulk = useBulkActions(last, setLast, runAlone);

  const show = (title: string, { data, error }: Answer) =>
    setLast(data ? toLastAction(title, [data]) : { failure: describeFailure(error) });
  const visits = useVisitSteps({ runAlone: runStep, setLast, show });

  const accept = ({ reservation: { id, version }, table }: OpenRequest) =>
    runAlone(id, async () => {
      const given = table ? toGivenTables(table) : {};
      show('Accettata', await decide({ id, version, status: 'confirmed', ...given }));
    });

  const acceptAnyway = ({ reservation: { id, version }, unmetWish }: OpenRequest) =>
    runAlone(id, async () => {
      const title = unmetWish ? `Accettata, ma ${wishWord(unmetWish)}: no` : 'Accettata';
      show(title, await decide({ id, version, status: 'confirmed', ignoresWishes: true }));
    });

  const moveAndAccept = ({ reservation: { id, version }, move }: OpenRequest) =>
    runAlone(id, async () => {
      if (!move) return;
      const moved = { id: move.reservation.id, ...toGivenTables(move.to) };
      const body = { ...toGivenTables(move.table), move: moved };
      const { data, error } = await acceptAfterMove({ id, version, body });
      show(formatMoved(move), { data: data?.accepted, error });
    });

  const propose = ({ reservation, alternative, isPast }: LaneRequest) =>
    runAlone(reservation.id, async () => {
      if (!alternative) return;
      const { id, version, reservationDate } = reservation;
      const rejectionReason = isPast ? 'other' : 'no_room';
      show(
        `Rifiutata, con una proposta: ${formatProposed(alternative, reservationDate)}`,
        await decide({ id, version, status: 'cancelled', rejectionReason }),
      );
    });

  const answerChange = ({ id, version }: ReservationView, action: ChangeAnswer) =>
    runAlone(id, async () => {
      const title = action === 'acceptChange' ? 'Cambio accettato' : 'Cambio rifiutato';
      show(title, await apply({ id, version, action }));
    });

  const noteChange = (title: string, changed: ReservationView) =>
    setLast(toLastAction(title, [changed]));

  return {
    last,
    setLast,
    busy,
    runAlone,
    accept,
    acceptAnyway,
    moveAndAccept,
    propose,
    answerChange,
    noteChange,
    ...visits,
    ...bulk,
  };
};

const useBulkActions = (
  last: LastAction | null,
  setLast: (last: LastAction) => void,
  runAlone: RunAlone,
) => {
  const [acceptMany] = useAcceptManyMutation();
  const [undoMany] = useUndoManyMutation();
  const acceptAll = (fitting: readonly OpenRequest[]) =>
    runAlone('all', async () => {
      const requests = fitting.map(({ reservation: { id }, table }) => ({
        id,
        ...(table ? toGivenTables(table) : { tableId: null }),
      }));
      const { data, error } = await acceptMany({ requests });
      if (!data) return setLast({ failure: describeFailure(error) });
      setLast(toLastAction(formatAccepted(data), data.accepted));
    });
  const undo = () =>
    runAlone('all', async () => {
      if (!last || 'failure' in last) return;
      const { data, error } = await undoMany({ actions: [...last.undoable] });
      if (!data) return setLast({ failure: describeFailure(error) });
      const [first, ...others] = data.undone;
      setLast(first ? toUndoneAction([first, ...others]) : { failure: formatMissed(data.missed) });
    });
  return { acceptAll, undo };
};

/**
 * Refuses a decision while the server is unreachable, because only the server knows which parties
 * still fit.
 */
const whileReached =
  (run: RunAlone, setLast: (last: LastAction) => void): RunAlone =>
  async (id, decide) => {
    const failure = readWaitReason();
    if (failure !== null) return setLast({ failure });
    return run(id, decide);
  };

type RunAlone = (id: string, run: () => Promise<void>) => Promise<void>;

const useOneAtATime = () => {
  const [busy, setBusy] = useState<string | null>(null);
  // Uses a ref, because a state update would come too late to ignore a double tap.
  const isRunning = useRef(false);
  const runAlone: RunAlone = async (id, run) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(id);
    await run();
    isRunning.current = false;
    setBusy(null);
  };
  return { busy, runAlone };
};

export type TonightActions = ReturnType<typeof useTonightActions>;
