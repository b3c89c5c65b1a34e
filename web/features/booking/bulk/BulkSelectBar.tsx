import { styled } from 'styled-components';
import { rejectManyReservations } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import type { ReservationListQuery } from '../desk/reservationsApi.ts';
import type { useBulkSelection } from './useBulkSelection.ts';
import { usePendingRequests } from './usePendingRequests.ts';

const HOUR_MS = 3_600_000;

export const BulkSelectBar = ({
  query,
  selection: { picks, begin, choose, leave },
}: {
  query: ReservationListQuery;
  selection: ReturnType<typeof useBulkSelection>;
}) => {
  const waiting = usePendingRequests(query);
  const mayReject = useMayCall()(rejectManyReservations);
  if (!picks)
    return !mayReject || waiting.length < 2 ? null : (
      <Way>
        <Button $variant="secondary" $size="sm" onClick={begin}>
          Scegli più richieste
        </Button>
      </Way>
    );

  const ids = (list: readonly ReservationView[]) => choose(list.map(({ id }) => id));
  const ofLastHour = () =>
    ids(waiting.filter(({ createdAt }) => Date.parse(createdAt) > Date.now() - HOUR_MS));
  return (
    <Way role="group" aria-label="Che cosa scegliere">
      <Button $variant="secondary" $size="sm" onClick={() => ids(waiting)}>
        Tutte quelle mostrate ({waiting.length})
      </Button>
      <Button $variant="secondary" $size="sm" onClick={ofLastHour}>
        Dell’ultima ora
      </Button>
      <Button $variant="secondary" $size="sm" onClick={leave}>
        Lascia stare
      </Button>
    </Way>
  );
};

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  margin: -8px 0 18px;
`;
