import { useState, type ReactNode } from 'react';
import { moveReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { useMarkRequestsSeen } from '../live/useMarkRequestsSeen.ts';
import { TonightHeader } from './header/TonightHeader.tsx';
import { TonightDesk } from './TonightDesk.tsx';
import { TonightDialogs } from './TonightDialogs.tsx';
import { TonightFoot } from './TonightFoot.tsx';
import { TonightStrip } from './TonightStrip.tsx';
import { Screen } from './tonightLayout.ts';
import { useTonight, useTonightDialog } from './useTonight.ts';
import { isServiceTime } from './serviceMoment.ts';
import { useServiceMoment } from './useServiceMoment.ts';
import { useTonightActions } from './useTonightActions.ts';
import { useWakeLock } from './useWakeLock.ts';
import type { TonightView } from './ViewTabs.tsx';

/** The evening on one screen. `menu` leads to the other screens of the staff area. */
export const Tonight = ({ menu }: { menu: ReactNode }) => {
  const tonight = useTonight();
  const dialogs = useTonightDialog();
  const actions = useTonightActions();
  const [view, setView] = useState<TonightView>('list');
  useMarkRequestsSeen();
  useWakeLock(isServiceTime(useServiceMoment()));
  const [first] = tonight.partiesWithoutTable;
  const openFirst = useMayCall()(moveReservation) ? dialogs.findTable : dialogs.open;
  return (
    <Screen data-whole-window>
      <TonightHeader
        {...tonight}
        withoutTable={tonight.partiesWithoutTable.length}
        waiting={tonight.outbox.waiting.length}
        onMeal={tonight.chooseMeal}
        onFirstWithoutTable={() => first && openFirst(first.reservation)}
        onEnter={dialogs.enter}
      >
        {menu}
      </TonightHeader>
      <TonightStrip tonight={tonight} view={view} onChoose={setView} />
      <TonightDesk tonight={tonight} view={view} actions={actions} dialogs={dialogs} />
      <TonightFoot
        rows={tonight.rows ?? []}
        refused={tonight.outbox.refused}
        actions={actions}
        onEnter={dialogs.enter}
      />
      <TonightDialogs
        dialog={dialogs.dialog}
        date={tonight.date}
        reservations={tonight.reservations}
        onOpen={dialogs.setDialog}
        onClose={dialogs.close}
        onChanged={actions.noteChange}
        onQueued={actions.noteQueued}
      />
    </Screen>
  );
};
