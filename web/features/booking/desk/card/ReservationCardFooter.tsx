import { styled } from 'styled-components';
import {
  correctGuest,
  oneTapOperations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { readGuest } from '#src/contracts/guests.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { originLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { CardFoot } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { ActionButtons } from './ActionButtons.tsx';
import type { ReservationDialogKind } from './availableActions.ts';
import { UndoBar } from './UndoBar.tsx';
import type { CardReservationAction } from './useReservationAction.ts';

type Props = {
  reservation: ReservationView;
  describedBy: string;
  busy: CardReservationAction | null;
  onAction: (action: CardReservationAction) => void;
  onAcceptAndWrite: () => void;
  onForm: (form: ReservationDialogKind) => void;
};

export const ReservationCardFooter = (props: Props) => {
  const { reservation, describedBy, busy, onAction, onAcceptAndWrite, onForm } = props;
  const { customerName, createdAt, lastAction, origin } = reservation;
  return (
    <Foot>
      <Line>
        <small>
          Ricevuta il {formatDateTime(createdAt)}
          {origin !== 'online' && <> · {originLabel[origin]}</>}
        </small>
        <Links>
          {customerName !== null && (
            <Permitted operation={readGuest}>
              <TextButton
                type="button"
                aria-describedby={describedBy}
                onClick={() => onForm('entry')}
              >
                Ospite
              </TextButton>
            </Permitted>
          )}
          {customerName !== null && (
            <Permitted operation={correctGuest}>
              <TextButton
                type="button"
                aria-describedby={describedBy}
                onClick={() => onForm('guest')}
              >
                Correggi dati
              </TextButton>
            </Permitted>
          )}
          <TextButton type="button" aria-describedby={describedBy} onClick={() => onForm('story')}>
            Storia
          </TextButton>
        </Links>
      </Line>
      <Permitted operation={oneTapOperations.undo}>
        <ActionButtons
          reservation={reservation}
          describedBy={describedBy}
          busy={busy}
          onAction={onAction}
          onAcceptAndWrite={onAcceptAndWrite}
          onForm={onForm}
        />
        <UndoBar last={lastAction} busy={busy !== null} onUndo={() => onAction('undo')} />
      </Permitted>
    </Foot>
  );
};

const Foot = styled(CardFoot)`
  padding-top: 8px;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  justify-content: space-between;
  small {
    flex: 1 1 9rem;
    line-height: 1.4;
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-right: -10px;
`;
const TextButton = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 10px;
  border: 0;
  background: none;
  font: 600 0.90625rem/1 ${font.text};
  color: ${color.cobalt};
  text-decoration: underline;
  text-decoration-color: #1c3f8f55;
  text-underline-offset: 4px;
`;
