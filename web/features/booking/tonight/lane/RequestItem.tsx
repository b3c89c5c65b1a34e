import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { useWaitReason } from '../../offline/useWaitReason.ts';
import { guestName } from '../../desk/reservationText.ts';
import { expectedTime } from '../book/describeVisit.ts';
import type { TonightActions } from '../useTonightActions.ts';
import type { LaneRequest } from './laneRequest.ts';
import {
  Actions,
  AnswerButtons,
  AfterMove,
  Fit,
  Item,
  LongWait,
  Who,
} from './requestItemStyles.ts';
import { RequestFacts } from './RequestFacts.tsx';
import {
  formatLongWait,
  formatMove,
  formatProposed,
  formatUnmetWish,
  formatWanted,
  kindOf,
} from './requestText.ts';
import { needsLook } from './requestWarnings.ts';

export type RequestItemProps = {
  request: LaneRequest;
  today: string;
  actions: TonightActions;
  onReject: (reservation: ReservationView) => void;
  onOpen: (reservation: ReservationView) => void;
};

export const RequestItem = ({ request, today, onOpen, ...rest }: RequestItemProps) => {
  const { reservation } = request;
  const kind = kindOf(request);
  const longWait = kind === 'change' ? null : formatLongWait(reservation.createdAt, serverNow());
  const wanted = { ...reservation, startTime: expectedTime(reservation) };
  return (
    <Item
      $kind={kind}
      $isLongWait={longWait !== null}
      $needsLook={needsLook(request)}
      data-request={reservation.id}
    >
      <Who>
        <button type="button" onClick={() => onOpen(reservation)}>
          {guestName(reservation)}
        </button>
        <span>{formatWanted(wanted, today)}</span>
      </Who>
      <RequestFacts request={request} />
      {longWait && <LongWait>{longWait}</LongWait>}
      {kind === 'change' ? (
        <ChangeAnswer reservation={reservation} today={today} {...rest} />
      ) : (
        <RequestAnswer request={request} {...rest} />
      )}
    </Item>
  );
};

/** Returns true while an action runs or the server is unreachable. */
const useIsBlocked = ({ busy }: TonightActions): boolean => {
  const waits = useWaitReason() !== null;
  return busy !== null || waits;
};

type AnswerProps = Pick<RequestItemProps, 'actions' | 'onReject'>;

const RequestAnswer = ({ request, actions, onReject }: AnswerProps & { request: LaneRequest }) => {
  const { reservation, fits, isPast, table, unmetWish, move } = request;
  const waits = useWaitReason() !== null;
  return (
    <>
      {move && <AfterMove>{formatMove(move, unmetWish)}</AfterMove>}
      <Actions>
        {!move && (
          <Fit>
            {fits ? (
              <>
                ci sta: <b>{table?.name}</b>
              </>
            ) : (
              whyNot(isPast, unmetWish)
            )}
          </Fit>
        )}
        <Permitted operation={decideReservation}>
          <AnswerButtons>
            <PositiveAnswer request={request} actions={actions} />
            <Button
              $size="sm"
              $variant="danger"
              data-reject
              aria-disabled={waits}
              onClick={() => !waits && onReject(reservation)}
            >
              Rifiuta
              <HiddenName of={reservation} />
            </Button>
          </AnswerButtons>
        </Permitted>
      </Actions>
    </>
  );
};

const whyNot = (isPast: boolean, unmetWish: LaneRequest['unmetWish']): string => {
  if (isPast) return 'ora passata';
  return unmetWish ? formatUnmetWish(unmetWish) : 'non ci sta';
};

const HiddenName = ({ of }: { of: ReservationView }) => (
  <VisuallyHidden>: {guestName(of)}</VisuallyHidden>
);

/**
 * Button that accepts the request, or proposes another turn. If only a wish cannot be met, a second
 * one accepts the request nevertheless.
 */
const PositiveAnswer = ({
  request,
  actions,
}: Pick<AnswerProps, 'actions'> & { request: LaneRequest }) => {
  const { reservation, fits, move, unmetWish, alternative } = request;
  const isBusy = useIsBlocked(actions);
  const name = <HiddenName of={reservation} />;
  if (fits || move)
    return (
      <Button
        $size="sm"
        $variant="accept"
        data-accept
        aria-disabled={isBusy}
        onClick={() => void (move ? actions.moveAndAccept(request) : actions.accept(request))}
      >
        {move ? 'Sposta e accetta' : 'Accetta'}
        {name}
      </Button>
    );
  return (
    <>
      {alternative && (
        <Button
          $size="sm"
          $variant="secondary"
          data-propose
          aria-disabled={isBusy}
          onClick={() => void actions.propose(request)}
        >
          Proponi {formatProposed(alternative, reservation.reservationDate)}
          {name}
        </Button>
      )}
      {unmetWish && (
        <Button
          $size="sm"
          $variant="secondary"
          aria-disabled={isBusy}
          onClick={() => void actions.acceptAnyway(request)}
        >
          Accetta lo stesso
          {name}
        </Button>
      )}
    </>
  );
};

const ChangeAnswer = ({
  reservation,
  today,
  actions,
}: Pick<RequestItemProps, 'actions' | 'today'> & { reservation: ReservationView }) => {
  const { changeRequest } = reservation;
  const isBusy = useIsBlocked(actions);
  if (!changeRequest) return null;
  const name = <HiddenName of={reservation} />;
  return (
    <Actions>
      <Fit>
        chiede: <b>{formatWanted(changeRequest, today)}</b>
      </Fit>
      <Permitted operation={decideReservation}>
        <AnswerButtons>
          <Button
            $size="sm"
            $variant="accept"
            data-accept
            aria-disabled={isBusy}
            onClick={() => void actions.answerChange(reservation, 'acceptChange')}
          >
            Accetta{name}
          </Button>
          <Button
            $size="sm"
            $variant="danger"
            data-reject
            aria-disabled={isBusy}
            onClick={() => void actions.answerChange(reservation, 'declineChange')}
          >
            Rifiuta{name}
          </Button>
        </AnswerButtons>
      </Permitted>
    </Actions>
  );
};
