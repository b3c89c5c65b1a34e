import type { TonightData, DialogHandlers } from '../useTonight.ts';
import type { TonightActions } from '../useTonightActions.ts';
import { toPlainAction } from '../last-action/lastAction.ts';
import { ClosingList } from './ClosingList.tsx';
import { ClosingDesk } from './closingStyles.ts';
import { ClosingSummary } from './ClosingSummary.tsx';
import { sumEvening } from './listClosingParties.ts';
import { useMarks } from './useMarks.ts';

type Props = { tonight: TonightData; actions: TonightActions; dialogs: DialogHandlers };

/** Closing of the service day: parties that came or did not come, and a note for the next shift. */
export const Closing = ({ tonight, actions, dialogs }: Props) => {
  const { moment, reservations, withoutMark } = tonight;
  const { press, markAllArrived } = useMarks(actions);
  return (
    <ClosingDesk>
      <ClosingList
        key={moment.date}
        reservations={reservations}
        withoutMark={withoutMark}
        isBusy={actions.busy !== null}
        onMark={(reservation, mark) => void press(reservation, mark)}
        onAllArrived={() => void markAllArrived(withoutMark)}
        onOpen={dialogs.open}
      />
      <ClosingSummary
        date={moment.date}
        sums={sumEvening(reservations, moment)}
        onClosed={() => actions.setLast(toPlainAction({ title: 'Serata chiusa' }))}
      />
    </ClosingDesk>
  );
};
