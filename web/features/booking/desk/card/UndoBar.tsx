import { useId } from 'react';
import { styled } from 'styled-components';
import { deskActionLabel } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { LastAction } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { formatActor } from '../reservationText.ts';
import { canUndo } from './canUndo.ts';
import { useWaitDescription } from './OfflineNotice.tsx';

type Props = { last: LastAction | null; busy: boolean; onUndo: () => void };

/**
 * Shows the last action of staff on the reservation, and offers to undo it. Shows nothing after the
 * service day of the action has ended.
 */
export const UndoBar = ({ last, busy, onUndo }: Props) => {
  const id = useId();
  const { waits, describedBy } = useWaitDescription(id);
  if (!last || !canUndo(last.undoableUntil)) return null;
  return (
    <Strip>
      <p id={id}>
        {deskActionLabel[last.type]} {formatActor(last.by)}
      </p>
      <Button
        $variant="secondary"
        $size="sm"
        aria-describedby={describedBy}
        aria-disabled={busy || waits}
        onClick={waits ? undefined : onUndo}
      >
        Annulla azione
      </Button>
    </Strip>
  );
};

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
  margin-top: 8px;
  p {
    flex: 1 1 auto;
    color: ${color.textMuted};
    font-size: 0.9375rem;
    line-height: 1.35;
  }
`;
