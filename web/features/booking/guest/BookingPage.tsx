import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { PageHeader } from '#web/shared/ui/layout/PageHeader.tsx';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { BookingFlow } from './bookingFlowTypes.ts';
import { selectBookingFlow } from './bookingFlowSlice.ts';
import { OwnReservationCard } from './recovery/OwnReservationCard.tsx';
import { RecoverySection } from './recovery/RecoverySection.tsx';
import { HowToBook } from './search/HowToBook.tsx';
import { SearchCard } from './search/SearchCard.tsx';
import { stepMessageIds, StepIndicator } from './StepIndicator.tsx';

const Pull = styled(PageWidth)`
  position: relative;
  z-index: 3;
  margin-top: -112px;
`;

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
  return (
    <>
      <PageHeader
        title={words('booking.title')}
        sub={words('booking.sub')}
        picture={
          <Picture
            name="scenes/interior-1080"
            width={1080}
            height={1350}
            small={720}
            sizes="(max-width: 820px) 99vw, 100vw"
            loading="eager"
          />
        }
      />
      <Pull>
        <StepIndicator current={n} />
        <OwnReservationCard />
        {(flow.step === 'searching' || flow.step === 'choosing') && <SearchCard />}
        <VisuallyHidden role="status">
          {name && words('booking.stepNow', { n, name: words(name) })}
        </VisuallyHidden>
      </Pull>
      {flow.step === 'searching' ? (
        <>
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
