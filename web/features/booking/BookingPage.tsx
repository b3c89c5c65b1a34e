import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useWords } from '../../shared/i18n/useWords.ts';
import { PageHead } from '../../shared/ui/PageHead.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Wrap } from '../../shared/ui/text.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.ts';
import { flowOf, searchOf, type BookingFlow } from './bookingFlowSlice.ts';
import { ChooseTable } from './ChooseTable.tsx';
import { DescribeGuest } from './DescribeGuest.tsx';
import { HowToBook } from './HowToBook.tsx';
import { RequestSent } from './RequestSent.tsx';
import { SearchCard } from './SearchCard.tsx';
import { stepNames, Steps } from './Steps.tsx';

const Pull = styled(Wrap)`position: relative; z-index: 3; margin-top: -112px;`;

const stepNumber: Record<BookingFlow['step'], number> = { searching: 1, choosing: 2, describing: 3, sent: 4 };

const Step = ({ flow }: { flow: BookingFlow }) => {
  switch (flow.step) {
    case 'searching': return <HowToBook />;
    // A new search is a new list: the key starts it afresh and moves the focus to it.
    case 'choosing': return <ChooseTable key={JSON.stringify(searchOf(flow.turn))} {...flow} />;
    case 'describing': return <DescribeGuest {...flow} />;
    case 'sent': return <RequestSent {...flow} />;
  }
};

/** Search, choose a table, leave your name: one step at a time (specification §2). */
export const BookingPage = () => {
  const words = useWords();
  const flow = useSelector(flowOf);
  const n = stepNumber[flow.step];
  const name = stepNames[n - 1];
  return (
    <>
      <PageHead title={words('booking.title')} sub={words('booking.sub')} picture={<Picture name="scenes/interior-1080" width={1080} height={1350} small={720} sizes="(max-width: 820px) 99vw, 100vw" eager />} />
      <Pull>
        <Steps current={n} />
        {(flow.step === 'searching' || flow.step === 'choosing') && <SearchCard />}
        <VisuallyHidden role="status">{name ? words('booking.stepNow', { n, name: words(name) }) : words('booking.sentTitle')}</VisuallyHidden>
      </Pull>
      <Step flow={flow} />
    </>
  );
};
