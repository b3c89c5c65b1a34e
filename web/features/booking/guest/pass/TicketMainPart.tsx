import { styled } from 'styled-components';
import { toAnswerTimeValues } from '#src/contracts/booking/response-time.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import type { Tone } from '#web/shared/ui/theme/tokens.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { Alternatives } from './Alternatives.tsx';
import { directionsLink } from './directionsLink.ts';
import { GuestForms } from './GuestForms.tsx';
import { isPassActive, toPassDrawing, type PassState } from './passState.ts';
import { ButtonPair, TurnLine } from './passStyles.ts';
import { BigTime, Facts, StatusLabel, TicketMain, TileBand } from './ticketStyles.ts';
import { usePassDates } from './usePassDates.ts';
import { usePassTexts } from './usePassTexts.ts';

const toneByState: Record<PassState, Tone> = {
  pending: 'medium',
  confirmed: 'high',
  eve: 'high',
  today: 'night',
  change: 'night',
  declined: 'low',
  closure: 'low',
  cancelledByUs: 'low',
  cancelled: 'off',
  expired: 'off',
  past: 'off',
  missed: 'off',
};

const Muted = styled.p`
  color: ${color.textMuted};
`;
const Spaced = styled(ButtonPair)`
  margin-top: 1rem;
`;

const EVENING_FROM = '17:00';

const useDayName = ({ reservationDate, startTime }: ReservationStatusView, state: PassState) => {
  const words = useTranslation();
  const { long } = usePassDates();
  if (state !== 'today') return long(reservationDate);
  return words(startTime < EVENING_FROM ? 'pass.today' : 'pass.tonight');
};

const useArrival = ({ startTime, endTime, arrivalTime }: ReservationStatusView): string => {
  const words = useTranslation();
  const isLunch = startTime < EVENING_FROM;
  return arrivalTime === null
    ? words(isLunch ? 'pass.arrivalLunch' : 'pass.arrival', { start: startTime, end: endTime })
    : words(isLunch ? 'pass.arrivalAtLunch' : 'pass.arrivalAt', { time: arrivalTime });
};

/** Shows the usual answer time. Renders nothing if `minutes` is null. */
const AnswerTime = ({ minutes }: { minutes: number | null }) => {
  const words = useTranslation();
  return minutes === null ? null : <b>{words('pass.answerTime', toAnswerTimeValues(minutes))}</b>;
};

const ActiveDetails = ({ reservation }: { reservation: ReservationStatusView }) => {
  const words = useTranslation();
  const arrival = useArrival(reservation);
  const { numberOfPeople, changeRequest, tableName, floor } = reservation;
  const wanted = changeRequest?.numberOfPeople ?? numberOfPeople;
  return (
    <>
      <Muted>{arrival}</Muted>
      <Facts>
        <div>
          <dt>{words('pass.people')}</dt>
          <dd>{wanted === numberOfPeople ? numberOfPeople : `${numberOfPeople} → ${wanted}`}</dd>
        </div>
        <div>
          <dt>{words('pass.where')}</dt>
          <dd>
            {tableName === null || floor === null
              ? words('pass.whereUnassigned')
              : words('pass.table', { table: tableName, floor })}
          </dd>
        </div>
      </Facts>
    </>
  );
};

const TodayButtons = () => {
  const words = useTranslation();
  return (
    <Spaced data-screen-only>
      <ButtonAnchor href={directionsLink} target="_blank" rel="noopener noreferrer">
        {words('pass.directions')}
      </ButtonAnchor>
      <ButtonAnchor href={venue.phone.href} $variant="secondary">
        {words('pass.late')}
      </ButtonAnchor>
    </Spaced>
  );
};

type Props = { token: string; reservation: ReservationStatusView; state: PassState };

export const TicketMainPart = ({ token, reservation, state }: Props) => {
  const { status, title, text } = usePassTexts(reservation, state);
  const day = useDayName(reservation, state);
  return (
    <TicketMain $drawing={toPassDrawing(state)}>
      <TileBand $drawing={toPassDrawing(state)} />
      <StatusLabel $tone={toneByState[state]} role="status">
        {status}
      </StatusLabel>
      <h1>{title}</h1>
      <p>
        {text} {state === 'pending' && <AnswerTime minutes={reservation.answerMinutes} />}
      </p>
      <TurnLine>
        <span>{day}</span> <BigTime>{reservation.startTime}</BigTime>
      </TurnLine>
      {isPassActive(state) && <ActiveDetails reservation={reservation} />}
      {state === 'today' && <TodayButtons />}
      <Alternatives {...reservation} />
      <GuestForms token={token} reservation={reservation} state={state} />
    </TicketMain>
  );
};
