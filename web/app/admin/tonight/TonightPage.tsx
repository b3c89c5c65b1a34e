import { LiveUpdates } from '#web/features/booking/live/LiveUpdates.tsx';
import { Tonight } from '#web/features/booking/tonight/Tonight.tsx';
import { PlacesMenu } from './PlacesMenu.tsx';

/** Screen of the evening, with which the staff area opens during the service. */
export const TonightPage = () => (
  <>
    <LiveUpdates />
    <Tonight menu={<PlacesMenu />} />
  </>
);
