import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposedMail } from '#src/contexts/booking/guest-mails/guest-mail.ts';
import { allSamples } from '#test/support/fixtures/guest-mails.ts';

/** A browser cannot show `cid:` addresses, so the pictures become part of the HTML. */
export const embedPictures = ({ html, attachments }: ComposedMail): string =>
  attachments.reduce(
    (text, { cid, content }) =>
      text.replace(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );

/** Writes each mail in each language as HTML, text and calendar file, and returns the HTML files. */
export const writeMailSamples = (folder: string): readonly string[] => {
  mkdirSync(folder, { recursive: true });
  return allSamples.map(({ name, language, mail }) => {
    const path = join(folder, `${name}.${language}`);
    writeFileSync(`${path}.html`, embedPictures(mail));
    writeFileSync(`${path}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`);
    if (mail.calendar) writeFileSync(`${path}.ics`, mail.calendar.content);
    return `${path}.html`;
  });
};
