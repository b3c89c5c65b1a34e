import { styled } from 'styled-components';
import type { WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import { dayAfter } from '#web/shared/dates/formatItalianDates.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { CapacityError } from './CapacityError.tsx';
import { WeekGrid } from './WeekGrid.tsx';

type Props = {
  monday: string;
  slots: readonly WeekSlot[] | undefined;
  error: unknown;
  onDay: (date: string) => void;
};

export const WeekView = ({ monday, slots, error, onDay }: Props) => (
  <>
    <CapacityError error={error} />
    {slots ? (
      <Week monday={monday} slots={slots} onDay={onDay} />
    ) : (
      error === undefined && <Loading>Caricamento statistiche...</Loading>
    )}
  </>
);

const Week = ({
  monday,
  slots,
  onDay,
}: Omit<Props, 'slots' | 'error'> & { slots: readonly WeekSlot[] }) => {
  const dates = Array.from({ length: 7 }, (_, day) => dayAfter(monday, day));
  const isEmpty = slots.every(({ turns }) =>
    turns.every(({ reservationsCount }) => reservationsCount === 0),
  );
  return (
    <>
      {isEmpty && (
        <Nothing>
          Nessuna prenotazione<small>in questa settimana</small>
        </Nothing>
      )}
      <WeekGrid slots={slots} dates={dates} onDay={onDay} />
      <Legend>
        Alta: 80% o più. Media: dal 60% all’80%. Bassa: meno del 60%. Premi un giorno per aprirlo.
      </Legend>
    </>
  );
};

const Nothing = styled(EmptyState)`
  margin-bottom: 18px;
  padding-block: 28px;
`;
const Legend = styled.p`
  margin-top: 12px;
  font-size: 0.9375rem;
  color: #5d5a63;
`;
