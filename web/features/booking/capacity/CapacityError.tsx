import { styled } from 'styled-components';
import { errorMessage, statusOf } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

/** The wording of specification §8; without any answer there is no status to name. */
const capacityErrorText = (error: unknown): string => {
  const status = statusOf(error);
  return status === null
    ? errorMessage(error, 'Non è stato possibile leggere le statistiche.')
    : `HTTP error! status: ${status}`;
};

/** Stands above the last figures, which stay: a refresh that failed takes nothing away. */
export const CapacityError = ({ error }: { error: unknown }) =>
  error !== undefined && <Place live>{capacityErrorText(error)}</Place>;

const Place = styled(Alert)`
  margin-bottom: 18px;
`;
