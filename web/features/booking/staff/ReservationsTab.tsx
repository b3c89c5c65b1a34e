import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { Chips } from '../../../shared/ui/Chips.tsx';
import { color, font, media } from '../../../shared/ui/tokens.ts';
import { longDate, todayAtTheVenue } from '../../../shared/italianDates.ts';
import type { CardHandlers } from './ReservationCard.tsx';
import { chipsOf } from './deskFilters.ts';
import { useDeskSummaryQuery } from './deskApi.ts';
import { DeskDays } from './DeskDays.tsx';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskList } from './DeskList.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import { emptyWords } from './emptyWords.ts';
import { recoverFocus } from './focusCard.ts';
import { useDeskDialog } from './useDeskDialog.ts';
import { useDeskPlace } from './useDeskPlace.ts';
import { useKept } from './useKept.ts';
import { dateOf } from './deskPlace.ts';
import { usePicks } from './wave/usePicks.ts';
import { WaveBar } from './wave/WaveBar.tsx';
import { WaveFoot } from './wave/WaveFoot.tsx';

/** The reservation desk (specification §2): every request and booking, and what staff do with them. */
export const ReservationsTab = () => {
  const {
    place: { day, group },
    go,
  } = useDeskPlace();
  const [q, search] = useState('');
  const date = dateOf(day);
  const scope = { ...(date ? { date } : {}), ...(q ? { q } : {}) };
  const { currentData: summary } = useDeskSummaryQuery(scope);
  const ask = { ...scope, status: group };
  const { kept, keep } = useKept(JSON.stringify(ask));
  const { dialog, open, close } = useDeskDialog();
  const wave = usePicks(JSON.stringify(ask));

  const onAnswer: CardHandlers['onAnswer'] = useCallback(
    (changed, id) => {
      if (changed) keep(changed);
      recoverFocus(id);
    },
    [keep],
  );
  const onRejected = (rejected: readonly ReservationView[]) => {
    rejected.forEach(keep);
    if (rejected[0]) recoverFocus(rejected[0].id);
  };
  const chips = chipsOf(summary, group);
  return (
    <>
      <DeskHead
        date={date ?? todayAtTheVenue()}
        onEnter={() => open({ form: 'enter' })}
        onExport={() => open({ form: 'export' })}
      />
      <Filters>
        <DeskDays day={day} onDay={(next) => go({ day: next })} />
        {date && <Long>{longDate(date)}</Long>}
        <DeskSearch onSearch={search} />
        <Chips
          label="Filtra le prenotazioni"
          chips={chips}
          chosen={group}
          onChoose={(next) => go({ group: next })}
        />
      </Filters>
      <WaveBar ask={ask} wave={wave} />
      <DeskList
        ask={ask}
        picks={wave.picks}
        kept={kept}
        total={chips.find(({ key }) => key === group)?.count}
        empty={emptyWords(ask)}
        onAnswer={onAnswer}
        onForm={(form, reservation) => open({ form, reservation })}
      />
      <WaveFoot ask={ask} wave={wave} onRejected={onRejected} />
      <DeskDialogs
        dialog={dialog}
        date={date ?? todayAtTheVenue()}
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
  color: ${color.inchiostro2};
  &::first-letter {
    text-transform: uppercase;
  }
`;
