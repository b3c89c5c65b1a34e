/** The web app's server entry, once it is built. */
declare module '#ssr';
