import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  mergeReservations,
  recordGuestInformed,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { CardHead, CardName, StaffCard } from '#web/shared/ui/layout/staffCardStyles.ts';
import { StatusChip, statusEdge } from '#web/shared/ui/display/StatusChip.tsx';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { SelectRequestCheckbox } from '#web/features/booking/bulk/SelectRequestCheckbox.tsx';
import type { BulkSelection } from '#web/features/booking/bulk/useBulkSelection.ts';
import { ContactChip } from '../contact/ContactChip.tsx';
import { useMailExpected } from '../contact/useMailExpected.ts';
import { useRecordGuestInformedMutation } from '#web/shared/api/guestContactApi.ts';
import { statusBadgeText } from '../filters/statusFilters.ts';
import { guestName } from '../reservationText.ts';
import type { ReservationDialogKind } from './availableActions.ts';
import { PerhapsSamePerson } from '../../guest-book/PerhapsSamePerson.tsx';
import { DuplicateBar } from './DuplicateBar.tsx';
import { CallGuestBar } from './CallGuestBar.tsx';
import { GuestContact } from './GuestContact.tsx';
import { ReservationCardFooter } from './ReservationCardFooter.tsx';
import { ReservationFacts } from './ReservationFacts.tsx';
import { ReservationNotes } from './ReservationNotes.tsx';
import { useAcceptAndWrite } from './useAcceptAndWrite.ts';
import { useReservationAction } from './useReservationAction.ts';

export type CardHandlers = {
  readonly onForm: (form: ReservationDialogKind, reservation: ReservationView) => void;
  /** `title` names the action, such as `Accettata`. */
  readonly onResponse: (changed: ReservationView | null, id: string, title: string) => void;
};
type HeadingLevel = 3 | 4;
type Props = CardHandlers & {
  picks: BulkSelection | null;
  reservation: ReservationView;
  level: HeadingLevel;
  /** Content from the guest book about the guest. */
  guest?: ReactNode;
};

export const ReservationCard = ({
  reservation,
  level,
  picks,
  guest,
  onForm,
  onResponse,
}: Props) => {
  const { id, status, outcome, toCall, duplicateId, perhapsSameGuest } = reservation;
  const titleId = useId();
  const mayCall = useMayCall();
  const isMailExpected = useMailExpected(reservation);
  const respond = (changed: ReservationView | null, title: string) =>
    onResponse(changed, id, title);
  const { busy, run } = useReservationAction(reservation, respond);
  const acceptAndWrite = useAcceptAndWrite(run, respond);
  const [recordInformed] = useRecordGuestInformedMutation();
  const recordWritten = async (channel: 'whatsapp' | 'mail') =>
    respond((await recordInformed({ id, channel })).data ?? null, 'Cliente informato');
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
      <Header reservation={reservation} level={level} titleId={titleId} />
      <ReservationFacts reservation={reservation} />
      <ReservationNotes reservation={reservation} />
      {guest}
      {toCall && !isMailExpected && mayCall(recordGuestInformed) && (
        <CallGuestBar
          reservation={reservation}
          describedBy={titleId}
          busy={busy !== null}
          onCalled={() => void run('markCalled')}
          onWritten={(channel) => void recordWritten(channel)}
        />
      )}
      {duplicateId && mayCall(mergeReservations) && (
        <DuplicateBar
          id={id}
          duplicateId={duplicateId}
          describedBy={titleId}
          onMerged={(cancelled) => onResponse(cancelled, id, 'Annullata l’altra prenotazione')}
        />
      )}
      {!guest && perhapsSameGuest && (
        <PerhapsSamePerson
          reservationId={id}
          name={reservation.customerName}
          others={[perhapsSameGuest]}
        />
      )}
      <ReservationCardFooter
        reservation={reservation}
        describedBy={titleId}
        busy={busy}
        onAction={(action) => void run(action)}
        onAcceptAndWrite={() => void acceptAndWrite()}
        onForm={(form) => onForm(form, reservation)}
      />
    </StaffCard>
  );
};

type HeaderProps = { reservation: ReservationView; level: HeadingLevel; titleId: string };

const Header = ({ reservation, level, titleId }: HeaderProps) => {
  const { status, outcome, tableShared, holdsSeat } = reservation;
  return (
    <CardHead>
      <Name as={`h${level}`} id={titleId}>
        {guestName(reservation)}
      </Name>
      <Chips>
        <StatusChip status={status} outcome={outcome}>
          {statusBadgeText(reservation)}
        </StatusChip>
        <ContactChip reservation={reservation} />
        {tableShared && <Badge $tone="low">Tavolo condiviso</Badge>}
      </Chips>
      {!holdsSeat && status === 'pending' && (
        <OwnLine>
          <Badge $tone="low">Da confermare: non occupa posti</Badge>
        </OwnLine>
      )}
      <GuestContact reservation={reservation} />
    </CardHead>
  );
};

const Name = styled(CardName)`
  font-family: ${font.display};
  font-weight: 600;
  line-height: 1.15;
`;
const OwnLine = styled.div`
  flex: 0 0 100%;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  max-width: 100%;
`;
