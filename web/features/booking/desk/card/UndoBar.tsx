import { useId } from 'react';
import { styled } from 'styled-components';
import { deskActionLabel } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { LastAction } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { formatActor } from '../reservationText.ts';
import { useUndoCountdown } from './useUndoCountdown.ts';

type Props = { last: LastAction | null; busy: boolean; onUndo: () => void };

/** The countdown is hidden from screen readers, because they would announce every second. */
export const UndoBar = ({ last, busy, onUndo }: Props) => {
  const id = useId();
  const left = useUndoCountdown(last?.undoableUntil);
  if (!last || left === 0) return null;
  return (
    <Strip>
      <p id={id}>
        {deskActionLabel[last.type]} {formatActor(last.by)}
      </p>
      <Button
        $variant="secondary"
        $size="sm"
        aria-describedby={id}
        aria-disabled={busy}
        onClick={onUndo}
      >
        Annulla azione <Count aria-hidden="true">{left} s</Count>
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
  margin: 12px -10px -8px;
  padding: 8px 10px;
  background: ${tone.night.ground};
  color: ${tone.night.text};
  p {
    flex: 1 1 auto;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.35;
  }
  button {
    background: none;
  }
`;
const Count = styled.span`
  min-width: 34px;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
