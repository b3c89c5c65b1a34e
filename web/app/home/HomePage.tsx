import { Frieze } from '../../shared/ui/Frieze.ts';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Loggia } from './Loggia.tsx';
import { Parade } from './Parade.tsx';

/** The landing page: the hero, three ways in, the house, its plates, and how to find and reach it. */
export const HomePage = () => (
  <>
    <Hero />
    <Loggia />
    <About />
    <Frieze $height={40} />
    <Parade />
    <Frieze $height={40} />
    <Contact />
  </>
);
