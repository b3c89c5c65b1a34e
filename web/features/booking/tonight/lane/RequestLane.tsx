import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { acceptManyReservations } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { useWaitReason } from '../../offline/useWaitReason.ts';
import type { TonightActions } from '../useTonightActions.ts';
import type { LaneRequest } from './laneRequest.ts';
import { Bulk, Count, GroupHeading, Head, Lane, Nothing, Requests, Waits } from './laneStyles.ts';
import { moveInLane } from './moveInLane.ts';
import { useNextRequestFocus } from './useNextRequestFocus.ts';
import { RequestItem } from './RequestItem.tsx';
import { countLeftOut, formatBulkLabel, listForBulk } from './requestWarnings.ts';

const WAITS = 'Senza rete: accettare, proporre e rifiutare aspettano il server.';
const NONE = 'Nessuna richiesta in attesa.';
const UNKNOWN = 'Le richieste non sono ancora lette.';

type Props = {
  /** Null until the requests have loaded. */
  requests: readonly LaneRequest[] | null;
  today: string;
  actions: TonightActions;
  onReject: (reservation: ReservationView) => void;
  onOpen: (reservation: ReservationView) => void;
};

export const RequestLane = ({ requests: known, today, actions, ...handlers }: Props) => {
  const requests = known ?? [];
  const mayAccept = useMayCall()(acceptManyReservations);
  const fitting = listForBulk(requests);
  const leftOut = countLeftOut(requests);
  const ofToday = requests.filter(({ reservation }) => reservation.reservationDate === today);
  const later = requests.filter(({ reservation }) => reservation.reservationDate !== today);
  const waitReason = useWaitReason();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveInLane(event);
  const { heading, laneProps } = useNextRequestFocus(
    [...ofToday, ...later].map(({ reservation }) => reservation.id),
  );
  const group = { today, actions, ...handlers };
  return (
    <Lane aria-label="Richieste" onKeyDown={onKeyDown} {...laneProps}>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Richieste
        </h2>
        <Count $none={requests.length === 0}>{known?.length ?? '–'}</Count>
        {mayAccept && <Link to="/admin?tab=reservations">Scegli più richieste</Link>}
      </Head>
      {waitReason !== null && <Waits role="status">{WAITS}</Waits>}
      {mayAccept && fitting.length > 1 && (
        <Bulk>
          <Button
            $size="sm"
            $variant="accept"
            aria-disabled={actions.busy !== null || waitReason !== null}
            onClick={() => void actions.acceptAll(fitting)}
          >
            {formatBulkLabel(fitting.length, leftOut)}
          </Button>
        </Bulk>
      )}
      <Requests>
        {requests.length === 0 && <Nothing>{known ? NONE : UNKNOWN}</Nothing>}
        <RequestGroup heading="Per oggi" requests={ofToday} expiring {...group} />
        <RequestGroup heading="Altri giorni" requests={later} {...group} />
      </Requests>
    </Lane>
  );
};

type GroupProps = Omit<Props, 'requests'> & {
  heading: string;
  requests: readonly LaneRequest[];
  expiring?: boolean;
};

const RequestGroup = ({ heading, requests, expiring = false, ...rest }: GroupProps) => {
  if (requests.length === 0) return null;
  const pending = requests.filter(({ fits }) => fits !== null).length;
  return (
    <>
      <GroupHeading>
        {heading}
        {expiring && pending > 0 && <span>Scade stanotte: {pending}</span>}
      </GroupHeading>
      <ol>
        {requests.map((request) => (
          <RequestItem key={request.reservation.id} request={request} {...rest} />
        ))}
      </ol>
    </>
  );
};
