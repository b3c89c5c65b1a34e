import { toAvailabilitySearch, type BookingFlow } from './bookingFlowTypes.ts';
import { ChooseTableStep } from './choose-table/ChooseTableStep.tsx';
import { GuestDetailsStep } from './details/GuestDetailsStep.tsx';

export const StepsAfterSearch = ({
  flow,
}: {
  flow: Exclude<BookingFlow, { step: 'searching' }>;
}) => {
  switch (flow.step) {
    case 'choosing':
      return (
        <ChooseTableStep key={JSON.stringify(toAvailabilitySearch(flow.searched))} {...flow} />
      );
    case 'describing':
      return <GuestDetailsStep {...flow} />;
  }
};
