/** Built server entry of the web app. */
declare module '#ssr';
