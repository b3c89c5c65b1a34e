import { escapeHtml } from './escape-html.ts';

/** Renders a page without scripts and styles, for a form that the server could not handle. */
export const renderErrorPage = (language: string, message: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${escapeHtml(message)}</title>` +
  `<h1>${escapeHtml(message)}</h1></html>`;
