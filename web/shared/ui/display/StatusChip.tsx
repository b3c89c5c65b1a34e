import type { ReactNode } from 'react';
import type { ReservationOutcome, ReservationStatus } from '#src/contracts/booking/reservations.ts';
import { Badge } from './Badge.ts';
import { tone, type Tone } from '../theme/tokens.ts';

const toneByStatus: Record<ReservationStatus, Tone> = {
  pending: 'medium',
  confirmed: 'high',
  cancelled: 'low',
  completed: 'night',
};

export const statusTone = (
  status: ReservationStatus,
  outcome: ReservationOutcome | null = null,
): Tone =>
  status === 'cancelled' && outcome !== null && outcome !== 'rejected'
    ? 'off'
    : toneByStatus[status];

export const statusEdge = (
  status: ReservationStatus,
  outcome: ReservationOutcome | null = null,
): string => tone[statusTone(status, outcome)].edge;

type Props = {
  status: ReservationStatus;
  outcome?: ReservationOutcome | null;
  children: ReactNode;
};

export const StatusChip = ({ status, outcome = null, children }: Props) => (
  <Badge $tone={statusTone(status, outcome)}>{children}</Badge>
);
