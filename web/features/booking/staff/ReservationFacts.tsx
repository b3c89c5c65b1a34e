import { styled } from 'styled-components';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { longDate } from '../../../shared/italianDates.ts';
import { color, font } from '../../../shared/ui/tokens.ts';
import { clockOf } from './clockOf.ts';

type Facts = Pick<ReservationView, 'reservationDate' | 'numberOfPeople' | 'tableName' | 'arrivedAt'> & { readonly timeSlotData: ReservationView['timeSlotData'] | null };

/** When, how many, where (specification §2), and since when they are here. */
export const ReservationFacts = ({ reservation: { reservationDate, timeSlotData: slot, numberOfPeople, tableName, arrivedAt } }: { reservation: Facts }) => (
  <List>
    <Wide>
      <dt>Quando</dt>
      <dd><b>{longDate(reservationDate)}</b></dd>
      <dd>{slot ? <>{slot.startTime} - {slot.endTime} {slot.description && <i>{slot.description}</i>}</> : 'Orario non specificato'}</dd>
    </Wide>
    <div><dt>Persone</dt><dd><Figure>{numberOfPeople}</Figure> {numberOfPeople === 1 ? 'persona' : 'persone'}</dd></div>
    <div><dt>Tavolo</dt><dd>{tableName ?? <em>Da assegnare</em>}</dd></div>
    {arrivedAt && <div><dt>Arrivo</dt><dd><Figure>{clockOf(arrivedAt)}</Figure></dd></div>}
  </List>
);

const quiet = '#5D5A63';
const List = styled.dl`
  display: grid; grid-template-columns: auto 1fr auto; gap: 0 26px; margin-top: 16px; border-top: 1px solid #1C3F8F1F; font-size: 16px;
  > div { padding-block: 12px; min-width: 0; }
  dt { font: 700 12px/1.3 ${font.text}; letter-spacing: .09em; text-transform: uppercase; color: ${quiet}; }
  dd { margin-top: 2px; overflow-wrap: anywhere; font-variant-numeric: lining-nums; }
  i { margin-left: 4px; font-style: normal; color: ${quiet}; }
  em { font-style: normal; font-weight: 600; color: ${color.mattone}; }
`;
const Wide = styled.div`grid-column: 1 / -1; border-bottom: 1px solid #1C3F8F1F;`;
const Figure = styled.b`font: 600 24px/1.1 ${font.display};`;
