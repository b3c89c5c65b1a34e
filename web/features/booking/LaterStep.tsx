import { searchOf, type BookingFlow } from './bookingFlowSlice.ts';
import { ChooseTable } from './ChooseTable.tsx';
import { DescribeGuest } from './DescribeGuest.tsx';
import { RequestSent } from './RequestSent.tsx';

/** What comes after a search. */
export const LaterStep = ({ flow }: { flow: Exclude<BookingFlow, { step: 'searching' }> }) => {
  switch (flow.step) {
    // A new search is a new list: the key starts it afresh and moves the focus to it.
    case 'choosing':
      return <ChooseTable key={JSON.stringify(searchOf(flow.turn))} {...flow} />;
    case 'describing':
      return <DescribeGuest {...flow} />;
    case 'sent':
      return <RequestSent {...flow} />;
  }
};
