import { Frieze } from '../../shared/ui/Frieze.ts';
import { AboutSection } from './About.tsx';
import { ContactSection } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { QuickActions } from './Loggia.tsx';
import { DishStrip } from './Parade.tsx';

/** The landing page: the hero, three ways in, the house, its plates, and how to find and reach it. */
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
