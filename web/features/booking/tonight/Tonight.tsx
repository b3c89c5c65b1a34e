import type { ReactNode } from 'react';
import { moveReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { useMarkRequestsSeen } from '../live/useMarkRequestsSeen.ts';
import { findAlarm } from './header/findAlarm.ts';
import { TonightHeader } from './header/TonightHeader.tsx';
import { SuccessInBar } from './last-action/SuccessInBar.tsx';
import { TonightDesk } from './TonightDesk.tsx';
import { TonightDialogs } from './TonightDialogs.tsx';
import { TonightFoot } from './TonightFoot.tsx';
import { TonightStrip } from './TonightStrip.tsx';
import { RoomForFoot, Screen } from './tonightLayout.ts';
import { useTonight, useTonightDialog } from './useTonight.ts';
import { isServiceTime } from './serviceMoment.ts';
import { useTonightActions } from './useTonightActions.ts';
import { useTonightView } from './useTonightView.ts';
import { useWakeLock } from './useWakeLock.ts';

/** Shows the evening on one screen. `menu`: links to the other screens of the staff area. */
export const Tonight = ({ menu }: { menu: ReactNode }) => {
  const tonight = useTonight();
  const dialogs = useTonightDialog();
  const actions = useTonightActions();
  const [view, setView] = useTonightView();
  useMarkRequestsSeen();
  useWakeLock(isServiceTime(tonight.moment));
  const onTable = useMayCall()(moveReservation) ? dialogs.findTable : dialogs.open;
  return (
    <Screen data-whole-window>
      <RoomForFoot />
      <TonightHeader
        {...tonight}
        alarm={findAlarm(tonight, view, { onTable, onClosing: () => setView('closing') })}
        waiting={tonight.outbox.waiting.length}
        isPaused={tonight.outbox.isPaused}
        onMeal={tonight.chooseMeal}
        onEnter={dialogs.enter}
        onLimits={dialogs.limits}
      >
        {menu}
      </TonightHeader>
      <TonightStrip tonight={tonight} view={view} onChoose={setView} onLimits={dialogs.limits} />
      <TonightDesk tonight={tonight} view={view} actions={actions} dialogs={dialogs} />
      <TonightFoot
        rows={tonight.rows ?? []}
        refused={tonight.outbox.refused}
        actions={actions}
        onEnter={dialogs.enter}
      />
      <SuccessInBar setLast={actions.setLast}>
        <TonightDialogs
          dialog={dialogs.dialog}
          date={tonight.date}
          mealType={tonight.mealType}
          reservations={tonight.reservations}
          onOpen={dialogs.setDialog}
          onClose={dialogs.close}
          onChanged={actions.noteChange}
          onQueued={actions.noteQueued}
        />
      </SuccessInBar>
    </Screen>
  );
};
