import { useSelector } from 'react-redux';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { PassActions } from './PassActions.tsx';
import { PassFrame } from './PassFrame.tsx';
import { toPassDrawing, toPassState } from './passState.ts';
import { PassPrintStyle } from './passStyles.ts';
import { TicketMainPart } from './TicketMainPart.tsx';
import { Ticket } from './ticketStyles.ts';
import { TicketStubPart } from './TicketStubPart.tsx';
import { useStoreLink } from './useStoreLink.ts';
import { useReportSeen } from './useReportSeen.ts';

type Props = { token: string; reservation: ReservationStatusView };

const Pass = ({ token, reservation }: Props) => {
  const today = useSelector(selectToday);
  useReportSeen(token, reservation);
  const state = toPassState(reservation, today);
  useStoreLink(token, reservation);
  const drawing = toPassDrawing(state);
  const hasAlternatives = Boolean(reservation.proposals ?? reservation.replacementLink);
  return (
    <PageWidth>
      <PassPrintStyle />
      <Ticket data-state={state}>
        <TicketMainPart token={token} reservation={reservation} state={state} />
        <TicketStubPart token={token} reference={reservation.reference} drawing={drawing} />
      </Ticket>
      {!hasAlternatives && <PassActions reservation={reservation} state={state} token={token} />}
    </PageWidth>
  );
};

export const PassPage = () => <PassFrame>{(found) => <Pass {...found} />}</PassFrame>;
