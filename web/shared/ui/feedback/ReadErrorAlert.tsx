import { errorMessage } from '../../api/apiError.ts';
import { RetryButton } from '../layout/staffCardStyles.ts';
import { Alert } from './Alert.tsx';

type Props = { error: unknown; text: string; onRetry: () => unknown };

/**
 * Announces that a list could not be read, and offers to read it again. Shows `text` if `error` has
 * no message of the server.
 */
export const ReadErrorAlert = ({ error, text, onRetry }: Props) => (
  <Alert live>
    {errorMessage(error, text)} <RetryButton onClick={() => void onRetry()}>Riprova</RetryButton>
  </Alert>
);
