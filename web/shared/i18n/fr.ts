import site from './site/fr.json';
import home from './home/fr.json';
import booking from './booking/fr.json';
import menu from './menu/fr.json';
import events from './events/fr.json';

/** French, of all areas. */
export const words = { ...site, ...home, ...booking, ...menu, ...events };
