import { useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Count } from '../lane/laneStyles.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { styled } from 'styled-components';
import { AllArrived, Heading, List, Rows } from './closingStyles.ts';
import { ClosingRow } from './ClosingRow.tsx';
import type { Mark } from './listClosingParties.ts';

type Props = {
  reservations: readonly ReservationView[];
  withoutMark: readonly ReservationView[];
  isBusy: boolean;
  onMark: (reservation: ReservationView, mark: Mark) => void;
  onAllArrived: () => void;
  onOpen: (reservation: ReservationView) => void;
};

/**
 * Returns the ids of all parties that were on the list. A party stays listed after its mark,
 * because its row must not move while staff tap.
 */
const useListedIds = (withoutMark: readonly ReservationView[]): ReadonlySet<string> => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const added = withoutMark.filter(({ id }) => !ids.has(id));
  if (added.length === 0) return ids;
  const all = new Set([...ids, ...added.map(({ id }) => id)]);
  setIds(all);
  return all;
};

const byTime = (one: ReservationView, other: ReservationView) =>
  one.timeSlotData.startTime.localeCompare(other.timeSlotData.startTime) ||
  (one.arrivalTime ?? '').localeCompare(other.arrivalTime ?? '') ||
  one.id.localeCompare(other.id);

export const ClosingList = ({ reservations, withoutMark, isBusy, ...handlers }: Props) => {
  const ids = useListedIds(withoutMark);
  const listed = reservations.filter(({ id }) => ids.has(id)).toSorted(byTime);
  const count = withoutMark.length;
  return (
    <List aria-labelledby="closing-list">
      <Heading>
        <h2 id="closing-list">Chi non ha ancora un segno</h2>
        <Count $none={count === 0}>{count}</Count>
        {count > 0 && (
          <AllArrived type="button" aria-disabled={isBusy} onClick={handlers.onAllArrived}>
            Segna tutti «arrivati»
          </AllArrived>
        )}
      </Heading>
      {listed.length === 0 ? (
        <p>Ogni prenotazione ha il suo segno.</p>
      ) : (
        <Rows role="table" aria-labelledby="closing-list">
          <Columns role="rowgroup">
            <ColumnRow role="row">
              {['Ora', 'Persone', 'Cliente', 'Tavolo', 'Segno'].map((column) => (
                <Column key={column} role="columnheader" scope="col">
                  {column}
                </Column>
              ))}
            </ColumnRow>
          </Columns>
          <Parties role="rowgroup">
            {listed.map((reservation) => (
              <ClosingRow
                key={reservation.id}
                reservation={reservation}
                isBusy={isBusy}
                onMark={(mark) => handlers.onMark(reservation, mark)}
                onOpen={() => handlers.onOpen(reservation)}
              />
            ))}
          </Parties>
        </Rows>
      )}
    </List>
  );
};

// Sets the roles explicitly, because table elements without `display: table` lose their own roles.
const Columns = styled.thead`
  ${visuallyHiddenStyles}
`;
const ColumnRow = styled.tr``;
const Column = styled.th``;
const Parties = styled.tbody`
  display: block;
`;
