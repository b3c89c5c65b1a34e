import site from './site/es.json';
import home from './home/es.json';
import booking from './booking/es.json';
import menu from './menu/es.json';
import events from './events/es.json';

/** Spanish, of all areas. */
export const words = { ...site, ...home, ...booking, ...menu, ...events };
