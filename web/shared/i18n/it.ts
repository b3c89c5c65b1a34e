import site from './site/it.json';
import home from './home/it.json';
import booking from './booking/it.json';
import menu from './menu/it.json';
import events from './events/it.json';

/** Italian, of all areas. */
export const words = { ...site, ...home, ...booking, ...menu, ...events };
