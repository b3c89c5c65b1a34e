import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { FilterChips } from '../../../shared/ui/Chips.tsx';
import { color, font, media } from '../../../shared/ui/tokens.ts';
import { formatLongDate, venueToday } from '../../../shared/italianDates.ts';
import type { CardHandlers } from './ReservationCard.tsx';
import { statusFilterChips } from './deskFilters.ts';
import { useDeskSummaryQuery } from './deskApi.ts';
import { DayFilter } from './DeskDays.tsx';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DeskHeader } from './DeskHead.tsx';
import { ReservationList } from './DeskList.tsx';
import { GuestSearch } from './DeskSearch.tsx';
import { emptyListText } from './emptyWords.ts';
import { restoreLostFocus } from './focusCard.ts';
import { useDeskDialog } from './useDeskDialog.ts';
import { useDeskFilters } from './useDeskPlace.ts';
import { useRecentlyChanged } from './useKept.ts';
import { resolveDate } from './deskPlace.ts';
import { useBulkSelection } from './wave/usePicks.ts';
import { BulkSelectBar } from './wave/WaveBar.tsx';
import { BulkRejectBar } from './wave/WaveFoot.tsx';

/** The reservation desk (specification §2): every request and booking, and what staff do with them. */
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
