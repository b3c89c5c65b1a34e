import { toAvailabilitySearch, type BookingFlow } from './bookingFlow.ts';
import { ChooseTableStep } from './choose-table/ChooseTableStep.tsx';
import { GuestDetailsStep } from './details/GuestDetailsStep.tsx';
import { RequestSentStep } from './details/RequestSentStep.tsx';

/** Separate chunk, loaded after the search. */
export const StepsAfterSearch = ({
  flow,
}: {
  flow: Exclude<BookingFlow, { step: 'searching' }>;
}) => {
  switch (flow.step) {
    // The key remounts the list for a new search and focuses it.
    case 'choosing':
      return (
        <ChooseTableStep key={JSON.stringify(toAvailabilitySearch(flow.searched))} {...flow} />
      );
    case 'describing':
      return <GuestDetailsStep {...flow} />;
    case 'sent':
      return <RequestSentStep {...flow} />;
  }
};
