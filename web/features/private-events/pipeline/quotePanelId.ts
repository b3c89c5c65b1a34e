export const PANEL_ID = 'open-quote';
