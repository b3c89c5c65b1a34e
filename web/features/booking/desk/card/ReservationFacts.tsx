import { styled } from 'styled-components';
import {
  type VisitMoment,
  visitMomentNames,
  visitMoments,
} from '#src/contracts/booking/actions/visit-moments.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatLongDate, formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { Facts, Figure, mutedInk, FullWidthFact } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

type When = Pick<
  ReservationView,
  'reservationDate' | 'numberOfPeople' | 'tableName' | VisitMoment
> & { readonly timeSlotData: ReservationView['timeSlotData'] | null };

export const ReservationFacts = ({
  reservation: { reservationDate, timeSlotData: slot, numberOfPeople, tableName, ...moments },
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
    </FullWidthFact>
    <div>
      <dt>Persone</dt>
      <dd>
        <Figure>{numberOfPeople}</Figure> {numberOfPeople === 1 ? 'persona' : 'persone'}
      </dd>
    </div>
    <div>
      <dt>Tavolo</dt>
      <dd>{tableName ?? <em>Da assegnare</em>}</dd>
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
