/** Built from web/entry-server.tsx. */
declare module '#ssr';
