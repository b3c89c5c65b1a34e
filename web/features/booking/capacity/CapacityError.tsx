import { styled } from 'styled-components';
import { errorMessage, statusOf } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

/** Returns the English text with the HTTP status that specification §8 prescribes. */
const capacityErrorText = (error: unknown): string => {
  const status = statusOf(error);
  return status === null
    ? errorMessage(error, 'Non è stato possibile leggere le statistiche.')
    : `HTTP error! status: ${status}`;
};

export const CapacityError = ({ error }: { error: unknown }) =>
  error !== undefined && <Place live>{capacityErrorText(error)}</Place>;

const Place = styled(Alert)`
  margin-bottom: 18px;
`;
