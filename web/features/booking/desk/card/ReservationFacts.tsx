import { styled } from 'styled-components';
import {
  type VisitMoment,
  visitMomentNames,
  visitMoments,
} from '#src/contracts/booking/actions/visit-moments.ts';
import type { RequestedChange, ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  formatLongDate,
  formatShortDay,
  formatTimeOfDay,
} from '#web/shared/dates/formatItalianDates.ts';
import { Facts, Figure, mutedInk, FullWidthFact } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, tone } from '#web/shared/ui/theme/tokens.ts';
import { formatPeople } from '../reservationText.ts';

type When = Pick<
  ReservationView,
  | 'reservationDate'
  | 'arrivalTime'
  | 'numberOfPeople'
  | 'tableName'
  | 'tablePinned'
  | 'changeRequest'
  | VisitMoment
> & { readonly timeSlotData: ReservationView['timeSlotData'] | null };

export const ReservationFacts = ({
  reservation: {
    reservationDate,
    timeSlotData: slot,
    arrivalTime,
    numberOfPeople,
    tableName,
    tablePinned,
    changeRequest,
    ...moments
  },
}: {
  reservation: When;
}) => (
  <List>
    <FullWidthFact>
      <dt>Quando</dt>
      <dd>
        <b>{formatLongDate(reservationDate)}</b>
      </dd>
      <dd>
        {slot ? (
          <>
            {slot.startTime} - {slot.endTime} {slot.description && <i>{slot.description}</i>}
          </>
        ) : (
          'Orario non specificato'
        )}
      </dd>
      {arrivalTime && (
        <dd>
          Arrivo previsto <b>{arrivalTime}</b>
        </dd>
      )}
    </FullWidthFact>
    {changeRequest && <RequestedChangeFact change={changeRequest} />}
    <div>
      <dt>Persone</dt>
      <dd>
        <Figure>{numberOfPeople}</Figure> {numberOfPeople === 1 ? 'persona' : 'persone'}
      </dd>
    </div>
    <div>
      <dt>Tavolo</dt>
      <dd>
        {tableName ?? <em>Da assegnare</em>}
        {tablePinned && <i>fisso</i>}
      </dd>
    </div>
    {visitMomentNames.map(
      (name) =>
        moments[name] && (
          <div key={name}>
            <dt>{visitMoments[name].label}</dt>
            <dd>
              <Figure>{formatTimeOfDay(moments[name])}</Figure>
            </dd>
          </div>
        ),
    )}
  </List>
);

const RequestedChangeFact = ({ change }: { change: RequestedChange }) => (
  <Asked>
    <dt>Chiede</dt>
    <dd>
      <b>
        {formatShortDay(change.reservationDate)}, {change.startTime} ·{' '}
        {formatPeople(change.numberOfPeople)}
      </b>
    </dd>
  </Asked>
);

const Asked = styled(FullWidthFact)`
  && {
    margin-inline: -10px;
    padding-inline: 10px;
  }
  background: ${tone.medium.ground};
  color: ${tone.medium.text};
`;
const List = styled(Facts)`
  grid-template-columns: auto 1fr auto;
  i {
    margin-left: 4px;
    font-style: normal;
    color: ${mutedInk};
  }
  em {
    font-style: normal;
    font-weight: 600;
    color: ${color.brick};
  }
`;
