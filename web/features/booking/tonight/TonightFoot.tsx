import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import type { OutboxEntry } from '../offline/outbox/outboxEntry.ts';
import { RefusedEntries } from '../offline/outbox/RefusedEntries.tsx';
import type { BookEntry } from './book/buildBook.ts';
import { AllergySummary } from './lane/AllergySummary.tsx';
import { LastActionBar } from './last-action/LastActionBar.tsx';
import { Foot, Ways } from './tonightLayout.ts';
import type { TonightActions } from './useTonightActions.ts';

type Props = {
  rows: readonly BookEntry[];
  refused: readonly OutboxEntry[];
  actions: TonightActions;
  onEnter: (origin: 'phone' | 'walk_in') => void;
};

/**
 * Footer with the last action. On narrow screens, it also contains the two buttons that enter a
 * booking.
 */
export const TonightFoot = ({ rows, refused, actions: { last, busy, undo }, onEnter }: Props) => (
  <Foot>
    <RefusedEntries refused={refused} />
    <AllergySummary reservations={rows.map(({ reservation }) => reservation)} />
    <LastActionBar last={last} isUndoing={busy !== null} onUndo={() => void undo()} />
    <Ways>
      <Button $variant="accent" $size="sm" onClick={() => onEnter('phone')}>
        + Telefono
      </Button>
      <Permitted operation={oneTapOperations.markSeated}>
        <Button $variant="onDark" $size="sm" onClick={() => onEnter('walk_in')}>
          + Porta
        </Button>
      </Permitted>
    </Ways>
  </Foot>
);
