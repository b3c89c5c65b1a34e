import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button, type ButtonVariant } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { ActionMenu } from './MenuButton.tsx';
import {
  availableActions,
  type CardAction,
  type ReservationDialogKind,
} from './availableActions.ts';
import type { CardReservationAction } from './useReservationAction.ts';
import { useWaitDescription } from './OfflineNotice.tsx';

type Props = {
  reservation: ReservationView;
  describedBy: string;
  busy: CardReservationAction | null;
  onAction: (action: CardReservationAction) => void;
  onAcceptAndWrite: () => void;
  onForm: (form: ReservationDialogKind) => void;
};

const buttonVariant = (action: CardAction): ButtonVariant => {
  if (action.destructive) return 'danger';
  return 'form' in action ? 'secondary' : 'accept';
};

export const ActionButtons = ({
  reservation,
  describedBy: titleId,
  busy,
  onAction,
  onAcceptAndWrite,
  onForm,
}: Props) => {
  const { waits, describedBy } = useWaitDescription(titleId);
  const { buttons, more } = availableActions(reservation, venueToday());
  const run = (action: CardAction) => () => {
    if ('change' in action) onAction(action.change);
    else if ('form' in action) onForm(action.form);
    else onAcceptAndWrite();
  };
  const isBusy = (action: CardAction) => 'change' in action && action.change === busy;
  if (buttons.length === 0) return null;
  return (
    <Row>
      {buttons.map((action) => (
        <Button
          key={action.label}
          $variant={buttonVariant(action)}
          $size="sm"
          aria-describedby={describedBy}
          aria-disabled={busy !== null || waits}
          aria-busy={isBusy(action)}
          onClick={waits ? undefined : run(action)}
        >
          {isBusy(action) && <Spinner $size={18} />}
          {action.label}
        </Button>
      ))}
      {more.length > 0 && (
        <ActionMenu
          describedBy={describedBy}
          waits={waits}
          actions={more.map((action) => ({ ...action, run: run(action) }))}
        />
      )}
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  > * {
    flex: 1 1 auto;
    min-width: 0;
  }
  button {
    padding-inline: 4px;
  }
`;
