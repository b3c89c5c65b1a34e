import { useId } from 'react';
import { styled } from 'styled-components';
import { formatAllergies } from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { originLabel } from '#src/contracts/booking/reservation-desk.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { CardFoot, CardHead, CardName, StaffCard } from '#web/shared/ui/layout/staffCard.ts';
import { StatusChip, statusEdge } from '#web/shared/ui/display/StatusChip.tsx';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { CallGuestBar } from './CallGuestBar.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import { GuestContact } from './GuestContact.tsx';
import { statusBadgeText } from '../filters/statusFilters.ts';
import { guestName } from '../reservationText.ts';
import { ReservationFacts } from './ReservationFacts.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useReservationAction } from './useReservationAction.ts';
import type { ReservationDialogKind } from './availableActions.ts';
import { SelectRequestCheckbox } from '#web/features/booking/bulk/SelectRequestCheckbox.tsx';
import type { BulkSelection } from '#web/features/booking/bulk/useBulkSelection.ts';

export type CardHandlers = {
  /** Opens a dialog about the reservation. */
  readonly onForm: (form: ReservationDialogKind, reservation: ReservationView) => void;
  /** `changed` is null when the server refused the change. */
  readonly onAnswer: (changed: ReservationView | null, id: string) => void;
};
/** `picks`: null outside bulk selection. */
type Props = CardHandlers & {
  picks: BulkSelection | null;
  reservation: ReservationView;
  /** Heading level of the title. */ level: 3 | 4;
};

export const ReservationCard = ({ reservation, level, picks, onForm, onAnswer }: Props) => {
  const {
    id,
    customerName,
    specialRequests,
    allergies,
    status,
    outcome,
    createdAt,
    toCall,
    lastAction,
    origin,
    tableShared,
    holdsSeat,
  } = reservation;
  const titleId = useId();
  const { busy, run } = useReservationAction(reservation, (changed) => onAnswer(changed, id));
  return (
    <StaffCard
      as="article"
      tabIndex={-1}
      aria-labelledby={titleId}
      $edge={statusEdge(status, outcome)}
      data-reservation={id}
    >
      {picks && status === 'pending' && (
        <SelectRequestCheckbox id={id} picks={picks} describedBy={titleId} />
      )}
      <CardHead>
        <Name as={`h${level}`} id={titleId}>
          {guestName(reservation)}
        </Name>
        <Chips>
          <StatusChip status={status} outcome={outcome}>
            {statusBadgeText(reservation)}
          </StatusChip>
          {tableShared && <Badge $tone="low">Tavolo condiviso</Badge>}
        </Chips>
        {!holdsSeat && status === 'pending' && (
          <OwnLine>
            <Badge $tone="low">Da confermare: non occupa posti</Badge>
          </OwnLine>
        )}
        <GuestContact reservation={reservation} />
      </CardHead>
      <ReservationFacts reservation={reservation} />
      {allergies && (
        <Warning>
          <b>Allergie:</b> {formatAllergies(allergies)}
        </Warning>
      )}
      {specialRequests && (
        <Note>
          <VisuallyHidden>Richieste: </VisuallyHidden>
          {specialRequests}
        </Note>
      )}
      {toCall && (
        <CallGuestBar
          reservation={reservation}
          describedBy={titleId}
          busy={busy !== null}
          onCalled={() => void run('called')}
        />
      )}
      <Foot>
        <Line>
          <small>
            Ricevuta il {formatDateTime(createdAt)}
            {origin !== 'online' && <> · {originLabel[origin]}</>}
          </small>
          <Links>
            {customerName !== null && (
              <Story
                type="button"
                aria-describedby={titleId}
                onClick={() => onForm('guest', reservation)}
              >
                Correggi dati
              </Story>
            )}
            <Story
              type="button"
              aria-describedby={titleId}
              onClick={() => onForm('story', reservation)}
            >
              Storia
            </Story>
          </Links>
        </Line>
        <ActionButtons
          reservation={reservation}
          describedBy={titleId}
          busy={busy}
          onChange={(change) => void run(change)}
          onForm={(form) => onForm(form, reservation)}
        />
        <UndoBar last={lastAction} busy={busy !== null} onUndo={() => void run('undo')} />
      </Foot>
    </StaffCard>
  );
};

const Name = styled(CardName)`
  font-family: ${font.display};
  font-weight: 600;
  line-height: 1.15;
`;
/** On its own line: next to the status this long badge would squeeze the name. */
const OwnLine = styled.div`
  flex: 0 0 100%;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  max-width: 100%;
`;
const Note = styled.p`
  && {
    margin: 4px 22px 0;
    padding: 11px 14px;
  }
  border-left: 4px solid ${color.ochre};
  background: #fbf1d6;
  font-size: 15px;
  line-height: 1.45;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Warning = styled(Note)`
  border-left-color: ${color.pomegranate};
  background: #fbe9e4;
`;
const Foot = styled(CardFoot)`
  padding-top: 8px;
`;
const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  small {
    line-height: 1.4;
  }
`;
const Links = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  margin-right: -10px;
`;
const Story = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 10px;
  border: 0;
  background: none;
  font: 600 14.5px/1 ${font.text};
  color: ${color.cobalt};
  text-decoration: underline;
  text-decoration-color: #1c3f8f55;
  text-underline-offset: 4px;
`;
