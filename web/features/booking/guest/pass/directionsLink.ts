import { venue } from '#src/venue.ts';

const { latitude, longitude } = venue.coordinates;

export const directionsLink = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
