import { useState } from 'react';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { WaitingListDialog } from './WaitingListDialog.tsx';
import { useWaitingListQuery } from './waitingListStaffApi.ts';

const isOpen = ({ status }: WaitingListEntryView) => status === 'waiting' || status === 'offered';

/** Opens the waiting list of a day. The number counts guests who wait or have an open offer. */
export const WaitingListButton = ({ date }: { date: string }) => {
  const [isShown, setIsShown] = useState(false);
  const { currentData } = useWaitingListQuery(date);
  const open = currentData?.filter(isOpen).length ?? 0;
  return (
    <>
      <Button $variant="secondary" $size="sm" onClick={() => setIsShown(true)}>
        Lista d’attesa ({open})
      </Button>
      {isShown && <WaitingListDialog date={date} onClose={() => setIsShown(false)} />}
    </>
  );
};
