import { renderToStaticMarkup } from 'react-dom/server';
import type { MailView } from '../mail-view.ts';
import { GuestMailDocument } from './GuestMailDocument.tsx';
import { outlookFonts } from './style-sheet.ts';

/** React adds a preload link per picture, which a mail cannot load. */
const PRELOAD_LINKS = /<link rel="preload"[^<>]*>/g;

export const renderMailHtml = (mail: MailView): string => {
  const html = renderToStaticMarkup(<GuestMailDocument mail={mail} />)
    .replaceAll(PRELOAD_LINKS, '')
    .replace('</head>', `${outlookFonts}</head>`);
  return `<!DOCTYPE html>\n${html}\n`;
};
