import { styled } from 'styled-components';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn, phone } from '../book/rowStyles.ts';
import { formatElapsed } from './freshnessText.ts';

type Props = {
  seconds: number;
  isOffline: boolean;
  /** Epoch milliseconds of the last successful request, or null. */
  readAt: number | null;
  onRetry: () => void;
};

/** Warns that the data on screen may be outdated. Replaces the bar chart of arrivals. */
export const StaleNotice = ({ seconds, isOffline, readAt, onRetry }: Props) => (
  <Notice>
    <p role="alert">
      <b>{isOffline ? 'Senza rete.' : 'Non in diretta.'}</b>{' '}
      {readAt !== null && (
        <>Quello che vedi è delle {formatTimeOfDay(new Date(readAt).toISOString())}.</>
      )}
    </p>
    <time>{formatElapsed(seconds)}</time>
    <Button $size="sm" $variant="secondary" onClick={onRetry}>
      Riprova
    </Button>
  </Notice>
);

const Notice = styled.div`
  display: flex;
  flex: 1;
  gap: 16px;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  margin: 0 -16px;
  padding: 0 16px;
  background: ${color.yellow};
  color: ${color.navy};
  font: 500 1.0625rem/1.25rem ${font.text};
  font-variant-numeric: tabular-nums;
  button {
    min-height: 40px;
  }
  @media (max-width: 75em) {
    gap: 8px;
    font-size: 0.9375rem;
  }
  ${oneColumn} {
    flex: 1 1 100%;
    gap: 8px;
    min-width: 0;
    min-height: 62px;
    justify-content: space-between;
  }
  ${phone} {
    margin: 0 -12px;
    padding: 0 12px;
    font-size: 0.9375rem;
  }
`;
