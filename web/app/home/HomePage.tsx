import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { AboutSection } from './AboutSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { Hero } from './Hero.tsx';
import { QuickActions } from './QuickActions.tsx';
import { DishStrip } from './DishStrip.tsx';

export const HomePage = () => (
  <>
    <Hero />
    <QuickActions />
    <AboutSection />
    <Frieze $height={40} />
    <DishStrip />
    <Frieze $height={40} />
    <ContactSection />
  </>
);
