import site from './site/en.json';
import home from './home/en.json';
import booking from './booking/en.json';
import menu from './menu/en.json';
import events from './events/en.json';

/** English, of all areas. */
export const words = { ...site, ...home, ...booking, ...menu, ...events };
