import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { originLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { useReservationQuery } from '../desk/reservationsApi.ts';
import { ContactChip } from '../desk/contact/ContactChip.tsx';
import { guestName } from '../desk/reservationText.ts';
import { HistoryLine } from './ReservationHistoryLine.tsx';
import { UndoWithReason } from './UndoWithReason.tsx';

export const ReservationHistoryDialog = ({
  reservation,
  onClose,
}: {
  reservation: ReservationView;
  onClose: () => void;
}) => {
  const { data, error } = useReservationQuery(reservation.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guestName(reservation)}
      description={`Riferimento ${reservation.reference} · ${originLabel[reservation.origin]}`}
      actions={
        <>
          <ButtonLink
            to={`/admin/privacy?reservation=${reservation.id}`}
            $variant="secondary"
            $size="sm"
          >
            Dati personali
          </ButtonLink>
          <Button $variant="secondary" $size="sm" onClick={onClose}>
            Chiudi
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Failure live>{errorMessage(error, 'Non è stato possibile leggere la storia.')}</Failure>
      )}
      {!data && !error && <Loading>Caricamento storia...</Loading>}
      {data && (
        <>
          <State>
            <ContactChip reservation={data.reservation} />
          </State>
          <Story aria-label="Storia">
            {data.story.map((line, at) => (
              <HistoryLine key={line.at + line.type} line={line} before={data.story[at - 1]} />
            ))}
          </Story>
          <UndoWithReason reservation={data.reservation} />
        </>
      )}
    </Dialog>
  );
};

const Failure = styled(Alert)`
  margin-top: 18px;
`;
const State = styled.p`
  margin-top: 14px;
`;
const Story = styled.ol`
  margin: 20px 0 0;
  padding: 0 0 0 18px;
  border-left: 3px solid ${color.skyBlue};
  list-style: none;
  font-size: 1rem;
  line-height: 1.45;
  li {
    position: relative;
    padding-bottom: 16px;
  }
  li::before {
    content: '';
    position: absolute;
    left: -26px;
    top: 6px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: ${color.cobalt};
    box-shadow: 0 0 0 3px ${color.surface};
  }
  b {
    font: 600 1.1875rem/1.2 ${font.display};
  }
  small {
    font-size: 0.90625rem;
    color: ${color.textMuted};
  }
  p {
    margin-top: 2px;
    overflow-wrap: anywhere;
  }
`;
