import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useSharedStructure } from '#web/shared/hooks/useSharedStructure.ts';
import { useStableHandler } from '#web/shared/hooks/useStableHandler.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { TonightActions } from '../useTonightActions.ts';
import { BookLine } from './BookLine.tsx';
import { BookRow } from './BookRow.tsx';
import type { BookEntry } from './buildBook.ts';
import { moveInBook } from './moveInBook.ts';

type Props = {
  rows: readonly BookEntry[];
  /** Ids of the reservations that have an unsent step. */
  waitingIds: ReadonlySet<string>;
  actions: Pick<TonightActions, 'busy' | 'takeStep'>;
  onOpen: (reservation: ReservationView) => void;
  onFindTable: (reservation: ReservationView) => void;
};

const columns = ['Ora', 'Persone', 'Cliente', 'Desideri', 'Tavolo', 'Stato', 'Prossimo passo'];

export const Book = ({ rows, waitingIds, actions, onOpen, onFindTable }: Props) => {
  const { busy, takeStep } = actions;
  const frame = useOpenedAtNow(rows);
  const entries = useSharedStructure(rows);
  const openStable = useStableHandler(onOpen);
  const stepStable = useStableHandler(
    (...step: Parameters<typeof takeStep>) => void takeStep(...step),
  );
  const findTableStable = useStableHandler(onFindTable);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveInBook(event);
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="Elenco della serata" onKeyDown={onKeyDown}>
      <Rows role="table" aria-label="Prenotazioni della serata">
        <ColumnNames role="rowgroup">
          <ColumnRow role="row">
            {columns.map((column) => (
              <Column key={column} role="columnheader" scope="col">
                {column}
              </Column>
            ))}
          </ColumnRow>
        </ColumnNames>
        <Parties role="rowgroup">
          {entries.map((entry) => (
            <BookEntryRows
              key={entry.reservation.id}
              entry={entry}
              isBusy={busy !== null}
              isWaiting={waitingIds.has(entry.reservation.id)}
              onOpen={openStable}
              onStep={stepStable}
              onFindTable={findTableStable}
            />
          ))}
        </Parties>
      </Rows>
    </Frame>
  );
};

type EntryProps = Pick<Props, 'onOpen' | 'onFindTable'> & {
  entry: BookEntry;
  isBusy: boolean;
  isWaiting: boolean;
  onStep: (...step: Parameters<TonightActions['takeStep']>) => void;
};

/** Row of one party. Uses `memo`, because an evening can have 120 rows and most do not change. */
const BookEntryRows = memo(({ entry, onOpen, onStep, onFindTable, ...state }: EntryProps) => {
  const { reservation, visit, now, turn, tableNote } = entry;
  return (
    <>
      {(now ?? turn) && <BookLine now={now} turn={turn} />}
      <BookRow
        reservation={reservation}
        visit={visit}
        tableNote={tableNote}
        isUnderLine={Boolean(now ?? turn)}
        onOpen={() => onOpen(reservation)}
        onStep={(step) => onStep(reservation, step)}
        onFindTable={() => onFindTable(reservation)}
        {...state}
      />
    </>
  );
});

/**
 * Scrolls once after the rows have loaded. Half of the visible rows then come after the present
 * time.
 */
const useOpenedAtNow = (rows: readonly BookEntry[]) => {
  const frame = useRef<HTMLElement>(null);
  const isPlaced = useRef(false);
  useEffect(() => {
    const element = frame.current;
    if (isPlaced.current || !element || rows.length === 0) return;
    isPlaced.current = true;
    const ahead = rows.findIndex(({ now }) => now !== null);
    const rowHeight = element.scrollHeight / rows.length;
    const shownBefore = Math.floor(element.clientHeight / rowHeight / 2);
    element.scrollTop = Math.max(0, (ahead === -1 ? 0 : ahead - shownBefore) * rowHeight);
  }, [rows]);
  return frame;
};

const Frame = styled.section`
  position: relative;
  overflow: hidden auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.edge} transparent;
`;
const Rows = styled.table`
  display: block;
  width: 100%;
  font-variant-numeric: lining-nums tabular-nums;
`;
// Sets the roles explicitly, because table elements without `display: table` lose their own roles.
const ColumnNames = styled.thead`
  ${visuallyHiddenStyles}
`;
const ColumnRow = styled.tr``;
const Column = styled.th``;
const Parties = styled.tbody`
  display: block;
`;
