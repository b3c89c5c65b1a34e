import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { hasFewCoversLeft, insufficientCapacity } from './coverAvailability.ts';
import { useClosedReason } from './useClosedReason.ts';

type Props = { availability: Availability; party: number };

/** Shows at most one alert, because a warning about few covers would contradict "no table". */
export const AvailabilityAlerts = ({ availability, party }: Props) => {
  const words = useTranslation();
  const closed = useClosedReason(availability);
  const left = availability.capacityInfo.availableCovers;
  const missing = insufficientCapacity(availability, party);
  if (closed) return <Alert tone="low">{closed}</Alert>;
  if (missing !== null)
    return <Alert tone="low">{words('booking.insufficient', { n: party, left: missing })}</Alert>;
  if (!availability.capacityInfo.canAccommodate)
    return <Alert tone="low">{words('booking.none')}</Alert>;
  return hasFewCoversLeft(left) ? (
    <Alert tone="medium">{words('booking.fewLeft', { n: left })}</Alert>
  ) : null;
};
