import { venue } from '#src/venue.ts';

const { latitude, longitude } = venue.coordinates;

export const mapsLink = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** Host of the embedded map, which the content security policy must allow. */
export const LIVE_MAP_HOST = 'www.openstreetmap.org';

const MAP_MARGIN_DEGREES = { latitude: 0.022, longitude: 0.075 };

const boundingBox = [
  longitude - MAP_MARGIN_DEGREES.longitude,
  latitude - MAP_MARGIN_DEGREES.latitude,
  longitude + MAP_MARGIN_DEGREES.longitude,
  latitude + MAP_MARGIN_DEGREES.latitude,
];

export const mapEmbedUrl = `https://${LIVE_MAP_HOST}/export/embed.html?bbox=${boundingBox.map((degrees) => degrees.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
