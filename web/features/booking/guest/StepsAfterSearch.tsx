import { toAvailabilitySearch, type BookingFlow } from './bookingFlowSlice.ts';
import { ChooseTableStep } from './choose-table/ChooseTableStep.tsx';
import { GuestDetailsStep } from './details/GuestDetailsStep.tsx';
import { RequestSentStep } from './details/RequestSentStep.tsx';

/** What comes after a search. */
export const StepsAfterSearch = ({
  flow,
}: {
  flow: Exclude<BookingFlow, { step: 'searching' }>;
}) => {
  switch (flow.step) {
    // A new search is a new list: the key starts it afresh and moves the focus to it.
    case 'choosing':
      return <ChooseTableStep key={JSON.stringify(toAvailabilitySearch(flow.turn))} {...flow} />;
    case 'describing':
      return <GuestDetailsStep {...flow} />;
    case 'sent':
      return <RequestSentStep {...flow} />;
  }
};
