import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useApplyReservationActionMutation } from '../../desk/reservationChangesApi.ts';
import { formatMissed } from '../lane/bulkText.ts';
import { describeFailure } from '../../describeFailure.ts';
import { toKnownAction, toLastAction } from '../last-action/lastAction.ts';
import { useUndoManyMutation } from '../tonightApi.ts';
import type { TonightActions } from '../useTonightActions.ts';
import { markOf, type Mark } from './listClosingParties.ts';

const actionOf = { arrived: 'markArrived', no_show: 'markNoShow' } as const;
const doneTitle: Record<Mark, string> = { arrived: 'Arrivati', no_show: 'Non venuti' };

type Failure = { readonly failure: string };
const isFailure = (result: ReservationView | Failure): result is Failure => 'failure' in result;

/** Marks parties as arrived or as no-show. A second press on the same mark removes it. */
export const useMarks = ({ runAlone, setLast }: Pick<TonightActions, 'runAlone' | 'setLast'>) => {
  const [apply] = useApplyReservationActionMutation();
  const [undoMany] = useUndoManyMutation();

  const takeBack = async (party: ReservationView): Promise<ReservationView | Failure> => {
    const { data, error } = await undoMany({ actions: [toKnownAction(party)] });
    if (!data) return { failure: describeFailure(error) };
    return data.undone[0] ?? { failure: formatMissed(data.missed) };
  };

  const setMark = async (
    { id, version }: ReservationView,
    mark: Mark,
  ): Promise<ReservationView | Failure> => {
    const { data, error } = await apply({ id, version, action: actionOf[mark] });
    return data ?? { failure: describeFailure(error) };
  };

  /** Replaces a mark. Undoes a no-show first, because a no-show releases the table. */
  const changeMark = async (reservation: ReservationView, mark: Mark) => {
    const present = markOf(reservation) === 'no_show' ? await takeBack(reservation) : reservation;
    return isFailure(present) || markOf(present) === mark ? present : setMark(present, mark);
  };

  const press = (reservation: ReservationView, mark: Mark) =>
    runAlone(reservation.id, async () => {
      const isTakenBack = markOf(reservation) === mark;
      const result = isTakenBack
        ? await takeBack(reservation)
        : await changeMark(reservation, mark);
      if (isFailure(result)) return setLast(result);
      const last = toLastAction(isTakenBack ? 'Rimesso com’era' : doneTitle[mark], [result]);
      setLast(isTakenBack ? { ...last, undoableUntil: null } : last);
    });

  const markAllArrived = (parties: readonly ReservationView[]) =>
    runAlone('all', async () => {
      const marked: ReservationView[] = [];
      for (const party of parties) {
        const result = await setMark(party, 'arrived');
        if (isFailure(result)) return setLast(result);
        marked.push(result);
      }
      setLast(toLastAction(`Arrivati: ${marked.length} prenotazioni`, marked));
    });

  return { press, markAllArrived };
};
