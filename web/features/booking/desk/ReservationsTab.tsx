import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { formatLongDate, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import type { CardHandlers } from './card/ReservationCard.tsx';
import { statusFilterChips } from './filters/statusFilters.ts';
import { useDeskSummaryQuery } from './reservationsApi.ts';
import { DayFilter } from './filters/DayFilter.tsx';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { ReservationList } from './list/ReservationList.tsx';
import { GuestSearch } from './filters/GuestSearch.tsx';
import { emptyListText } from './list/emptyListText.ts';
import { restoreLostFocus } from './list/focusReservationCard.ts';
import { useDeskDialog } from './useDeskDialog.ts';
import { useDeskFilters } from './filters/useDeskFilters.ts';
import { useRecentlyChanged } from './list/useRecentlyChanged.ts';
import { resolveDate } from './filters/deskFilterParams.ts';
import { useBulkSelection } from '../bulk/useBulkSelection.ts';
import { BulkSelectBar } from '../bulk/BulkSelectBar.tsx';
import { BulkRejectBar } from '../bulk/BulkRejectBar.tsx';

/** The reservation desk: filters, list, dialogs and bulk rejection. */
export const ReservationsTab = () => {
  const {
    place: { day, group },
    go,
  } = useDeskFilters();
  const [q, search] = useState('');
  const date = resolveDate(day);
  const scope = { ...(date ? { date } : {}), ...(q ? { q } : {}) };
  const { currentData: summary } = useDeskSummaryQuery(scope);
  const ask = { ...scope, status: group };
  const { kept, keep } = useRecentlyChanged(JSON.stringify(ask));
  const { dialog, open, close } = useDeskDialog();
  const wave = useBulkSelection(JSON.stringify(ask));

  const onAnswer: CardHandlers['onAnswer'] = useCallback(
    (changed, id) => {
      if (changed) keep(changed);
      restoreLostFocus(id);
    },
    [keep],
  );
  const onRejected = (rejected: readonly ReservationView[]) => {
    rejected.forEach(keep);
    if (rejected[0]) restoreLostFocus(rejected[0].id);
  };
  const chips = statusFilterChips(summary, group);
  return (
    <>
      <DeskHeader
        date={date ?? venueToday()}
        onEnter={() => open({ form: 'enter' })}
        onExport={() => open({ form: 'export' })}
      />
      <Filters>
        <DayFilter day={day} onDay={(next) => go({ day: next })} />
        {date && <Long>{formatLongDate(date)}</Long>}
        <GuestSearch onSearch={search} />
        <FilterChips
          label="Filtra le prenotazioni"
          chips={chips}
          chosen={group}
          onChoose={(next) => go({ group: next })}
        />
      </Filters>
      <BulkSelectBar ask={ask} wave={wave} />
      <ReservationList
        ask={ask}
        picks={wave.picks}
        kept={kept}
        total={chips.find(({ key }) => key === group)?.count}
        empty={emptyListText(ask)}
        onAnswer={onAnswer}
        onForm={(form, reservation) => open({ form, reservation })}
      />
      <BulkRejectBar ask={ask} wave={wave} onRejected={onRejected} />
      <DeskDialogs
        dialog={dialog}
        date={date ?? venueToday()}
        onClose={close}
        onChanged={(changed) => {
          close();
          onAnswer(changed, changed.id);
        }}
      />
    </>
  );
};

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 22px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;
  > form {
    flex: 0 1 290px;
    margin-left: auto;
  }
  > :last-child {
    flex: 1 0 100%;
  }
  ${media.narrow} {
    gap: 12px;
    > form {
      flex: 1 1 260px;
    }
  }
`;
const Long = styled.p`
  font: 600 20px/1.2 ${font.display};
  font-variant-numeric: lining-nums;
  color: ${color.textMuted};
  &::first-letter {
    text-transform: uppercase;
  }
`;
