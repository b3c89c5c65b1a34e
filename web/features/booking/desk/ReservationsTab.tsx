import { useCallback, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { BulkRejectBar } from '../bulk/BulkRejectBar.tsx';
import { BulkSelectBar } from '../bulk/BulkSelectBar.tsx';
import { useBulkSelection } from '../bulk/useBulkSelection.ts';
import { OfflineNotice } from './card/OfflineNotice.tsx';
import { useMarkRequestsSeen } from '../live/useMarkRequestsSeen.ts';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { DeskFilterBar } from './filters/DeskFilterBar.tsx';
import { resolveDate } from './filters/deskFilterParams.ts';
import { filterCount } from './filters/statusFilters.ts';
import { useDeskFilters } from './filters/useDeskFilters.ts';
import { emptyListText } from './list/emptyListText.ts';
import { restoreLostFocus } from './list/focusReservationCard.ts';
import { ReservationList } from './list/ReservationList.tsx';
import { useRecentlyChanged } from './list/useRecentlyChanged.ts';
import { useDeskSummaryQuery } from './reservationsApi.ts';
import { useDeskDialog } from './useDeskDialog.ts';

export const ReservationsTab = () => {
  const { filters, setFilters } = useDeskFilters();
  const [q, setQuery] = useState('');
  const date = resolveDate(filters.day);
  const scope = { ...(date ? { date } : {}), ...(q ? { q } : {}) };
  const { currentData: summary } = useDeskSummaryQuery(scope);
  const listQuery = { ...scope, status: filters.status };
  const listKey = JSON.stringify(listQuery);
  const { recentlyChanged, onResponse, onRejected } = useChangeHandlers(listKey);
  const { dialog, open, close } = useDeskDialog();
  useMarkRequestsSeen();
  const selection = useBulkSelection(listKey);
  return (
    <>
      <DeskHeader
        date={date ?? venueToday()}
        onEnter={() => open({ form: 'enter' })}
        onExport={() => open({ form: 'export' })}
      />
      <DeskFilterBar
        filters={filters}
        summary={summary}
        onFilters={setFilters}
        onSearch={setQuery}
      />
      <OfflineNotice />
      <BulkSelectBar query={listQuery} selection={selection} />
      <ReservationList
        query={listQuery}
        picks={selection.picks}
        recentlyChanged={recentlyChanged}
        total={summary && filterCount(filters.status, summary)}
        empty={emptyListText(listQuery)}
        onResponse={onResponse}
        onForm={(form, reservation) => open({ form, reservation })}
      />
      <BulkRejectBar query={listQuery} selection={selection} onRejected={onRejected} />
      <DeskDialogs
        dialog={dialog}
        date={date ?? venueToday()}
        onClose={close}
        onChanged={(changed) => {
          close();
          onResponse(changed, changed.id);
        }}
      />
    </>
  );
};

const useChangeHandlers = (listKey: string) => {
  const { recentlyChanged, addChanged } = useRecentlyChanged(listKey);
  const onResponse = useCallback(
    (changed: ReservationView | null, id: string) => {
      if (changed) addChanged(changed);
      restoreLostFocus(id);
    },
    [addChanged],
  );
  const onRejected = (rejected: readonly ReservationView[]) => {
    rejected.forEach(addChanged);
    if (rejected[0]) restoreLostFocus(rejected[0].id);
  };
  return { recentlyChanged, onResponse, onRejected };
};
