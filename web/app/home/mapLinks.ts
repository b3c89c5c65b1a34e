import { venue } from '#src/venue.ts';

const { latitude, longitude } = venue.coordinates;

/** The venue in the map application of the visitor's choice. */
export const mapsLink = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** Who is contacted when a visitor asks for the live map; the content security policy names it too. */
export const LIVE_MAP_HOST = 'www.openstreetmap.org';

/** Degrees shown on each side of the venue: some kilometres. */
const MAP_MARGIN_DEGREES = { latitude: 0.022, longitude: 0.075 };

const boundingBox = [
  longitude - MAP_MARGIN_DEGREES.longitude,
  latitude - MAP_MARGIN_DEGREES.latitude,
  longitude + MAP_MARGIN_DEGREES.longitude,
  latitude + MAP_MARGIN_DEGREES.latitude,
];

export const mapEmbedUrl = `https://${LIVE_MAP_HOST}/export/embed.html?bbox=${boundingBox.map((degrees) => degrees.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
