import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposedMail } from '#src/contexts/booking/guest-mails/guest-mail.ts';
import { allSamples } from '#test/support/fixtures/guest-mails.ts';
import { quoteMailSamples } from '#test/support/fixtures/quote-mails.ts';

/** Samples of the mails about reservations and quotes. */
export const writtenSamples = [...allSamples, ...quoteMailSamples];

/** Embeds the pictures in the HTML, because a browser cannot show `cid:` URLs. */
export const embedPictures = ({ html, attachments }: ComposedMail): string =>
  attachments.reduce(
    (text, { cid, content }) =>
      text.replace(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );

const headOf = (html: string) => /<head>[^]*<\/head>/.exec(html)![0];
const contentOf = (html: string) => /<body[^>]*>([^]*)<\/body>/.exec(html)![1]!;

/**
 * Combines all mails into one page, because checking 100 pages takes minutes. All mails share one
 * style sheet.
 */
const composeGallery = (): string => {
  const pages = writtenSamples.map(({ mail }) => embedPictures(mail));
  const mails = pages.map((html) => `<section>${contentOf(html)}</section>`);
  return `<!DOCTYPE html><html lang="it">${headOf(pages[0]!)}<body style="margin:0"><main>${mails.join('\n')}</main></body></html>`;
};

/**
 * Writes each mail in each language as HTML, text and calendar file. Also writes one page with all
 * mails.
 */
export const writeMailSamples = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'all.html'), composeGallery());
  for (const { name, language, mail } of writtenSamples) {
    const path = join(folder, `${name}.${language}`);
    writeFileSync(`${path}.html`, embedPictures(mail));
    writeFileSync(`${path}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`);
    if (mail.calendar) writeFileSync(`${path}.ics`, mail.calendar.content);
  }
};
