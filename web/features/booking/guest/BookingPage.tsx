import { lazy, Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { BookingHeader } from './BookingHeader.tsx';
import type { BookingFlow } from './bookingFlowTypes.ts';
import { selectBookingFlow } from './bookingFlowSlice.ts';
import { RecoverySection } from './recovery/RecoverySection.tsx';
import { HowToBook } from './search/HowToBook.tsx';
import { SearchStep } from './search/SearchStep.tsx';
import { useFlowHistory } from './history/useFlowHistory.ts';
import { stepMessageIds, StepIndicator } from './StepIndicator.tsx';
import { useStoredInput } from './useStoredInput.ts';

const stepNumber: Record<BookingFlow['step'], number> = {
  searching: 1,
  choosing: 2,
  describing: 3,
};

const LaterStep = lazy(async () => ({
  default: (await import('./StepsAfterSearch.tsx')).StepsAfterSearch,
}));

export const BookingPage = () => {
  const words = useTranslation();
  const flow = useSelector(selectBookingFlow);
  const n = stepNumber[flow.step];
  const name = stepMessageIds[n - 1];
  const form = useRef<HTMLFormElement>(null);
  useStoredInput();
  useFlowHistory(form);
  return (
    <>
      <BookingHeader>
        <StepIndicator current={n} />
      </BookingHeader>
      <VisuallyHidden role="status">
        {name && words('booking.stepNow', { n, name: words(name) })}
      </VisuallyHidden>
      {flow.step === 'searching' ? (
        <>
          <SearchStep form={form} />
          <HowToBook />
          <RecoverySection />
        </>
      ) : (
        <Suspense fallback={null}>
          <LaterStep flow={flow} />
        </Suspense>
      )}
    </>
  );
};
