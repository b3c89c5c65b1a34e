declare module '#ssr';
