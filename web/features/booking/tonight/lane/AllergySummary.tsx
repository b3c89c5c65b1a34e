import { DINNER_FROM } from '#src/contracts/booking/time-slots.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { countAllergies } from '../book/rowMarks.ts';
import { Kitchen } from './laneStyles.ts';

const isDinner = (reservations: readonly ReservationView[]): boolean =>
  reservations.some(({ timeSlotData }) => timeSlotData.startTime >= DINNER_FROM);

/** Shows how many parties of the service have each allergy. */
export const AllergySummary = ({ reservations }: { reservations: readonly ReservationView[] }) => {
  const counts = countAllergies(reservations);
  if (counts.length === 0) return null;
  return (
    <Kitchen data-kitchen>
      <b>{isDinner(reservations) ? 'Allergie stasera' : 'Allergie a pranzo'}</b>
      <ul>
        {counts.map(({ word, parties }) => (
          <li key={word}>
            {parties} {word}
          </li>
        ))}
      </ul>
    </Kitchen>
  );
};
