import type { ReactNode } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { ClosedQuestion } from './ClosedQuestion.tsx';
import { PassFrame } from './PassFrame.tsx';
import { PassCard } from './passStyles.ts';

type Found = { token: string; reservation: ReservationStatusView };

/**
 * Page of a personal link with a question or a form. Shows the form only while the guest can change
 * the reservation.
 */
export const FormPage = ({ children }: { children: (found: Found) => ReactNode }) => (
  <PassFrame>
    {(found) => (
      <PageWidth>
        <PassCard>{found.reservation.isChangeable ? children(found) : <ClosedQuestion />}</PassCard>
      </PageWidth>
    )}
  </PassFrame>
);
