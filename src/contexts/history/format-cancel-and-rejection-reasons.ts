import { cancelReasonLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { rejectionReasonLabel } from '#src/contracts/rejection-reasons.ts';
import { formatValue, type EventData } from './format-event-fields.ts';

const labelIn = (labels: Readonly<Record<string, string>>, code: unknown): string | null => {
  const label = labels[formatValue(code)];
  return label ? label.charAt(0).toLowerCase() + label.slice(1) : null;
};

export const cancelReasonWords = ({ reason }: EventData): string =>
  labelIn(cancelReasonLabel, reason) ?? 'altro motivo';

export const rejectionReasonWords = ({ reason }: EventData): string =>
  labelIn(rejectionReasonLabel, reason) ?? 'non registrato';
