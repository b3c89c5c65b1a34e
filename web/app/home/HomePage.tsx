import { Frieze } from '../../shared/ui/Frieze.ts';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';

/** The landing page: the hero, and how to find and reach the house. */
export const HomePage = () => <><Hero /><Frieze $height={40} /><Contact /></>;
