import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { ReservationListQuery } from '../desk/reservationsApi.ts';
import type { useBulkSelection } from './useBulkSelection.ts';
import { usePendingRequests } from './usePendingRequests.ts';
import { useWaitReason } from '../offline/useWaitReason.ts';
import { BulkRejectDialog } from './BulkRejectDialog.tsx';
import { formatRequestCount } from './bulkRejectText.ts';

type Props = {
  query: ReservationListQuery;
  selection: ReturnType<typeof useBulkSelection>;
  onRejected: (rejected: readonly ReservationView[]) => void;
};

export const BulkRejectBar = ({ query, selection: { picks, leave }, onRejected }: Props) => {
  const chosen = usePendingRequests(query).filter(({ id }) => picks?.chosen.has(id));
  const [asking, setAsking] = useState(false);
  const waits = useWaitReason() !== null;
  if (!picks) return null;
  const rejected = (list: readonly ReservationView[]) => {
    setAsking(false);
    leave();
    onRejected(list);
  };
  return (
    <Foot role="group" aria-label="Rispondere a più richieste">
      <p aria-live="polite">
        {chosen.length === 0
          ? 'Nessuna richiesta scelta'
          : `${formatRequestCount(chosen.length)} ${chosen.length === 1 ? 'scelta' : 'scelte'}`}
      </p>
      <Button
        $variant="danger"
        $size="sm"
        aria-disabled={chosen.length === 0 || waits}
        onClick={() => setAsking(chosen.length > 0 && !waits)}
      >
        Rifiuta le scelte
      </Button>
      {asking && (
        <BulkRejectDialog chosen={chosen} onClose={() => setAsking(false)} onRejected={rejected} />
      )}
    </Foot>
  );
};

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-top: 18px;
  padding: 10px 14px;
  background: ${color.surface};
  box-shadow: inset 0 0 0 2px ${color.cobalt};
  p {
    font-weight: 650;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
`;
