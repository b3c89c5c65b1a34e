import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { EventRooms } from './EventRooms.tsx';
import { EventsHero } from './EventsHero.tsx';
import { SampleMenus } from './SampleMenus.tsx';
import { ServiceFeatures } from './ServiceFeatures.tsx';
import { QuoteSection } from './QuoteSection.tsx';
import { WhyUs } from './WhyUs.tsx';

export const EventsPage = () => (
  <>
    <EventsHero />
    <Frieze $motif="leaves" $height={40} />
    <ServiceFeatures />
    <EventRooms />
    <SampleMenus />
    <Frieze $motif="wave" />
    <QuoteSection />
    <Frieze $motif="wave" />
    <WhyUs />
  </>
);
