/**
 * Puts hostile names of guests and tables into every kind of mail. They must stay text in the HTML,
 * in the headers and in the calendar entry.
 */
import { createTransport } from 'nodemailer';
import { toNodemailerMessage } from '#src/messaging/mail/nodemailer-message.ts';
import { composeGuestMail, sampleMails, sampleNames } from '#test/support/fixtures/guest-mails.ts';
import { hostileTexts } from './support/hostile-values.ts';
import { xssPayloads } from './support/xss-payloads.ts';

const INJECTIONS = [
  'Eva\r\nBcc: boss@example.net',
  'Eva\nBcc: boss@example.net',
  'Eva\u2028Bcc: boss@example.net',
  'Eva\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:x',
  'Eva\nATTENDEE:mailto:boss@example.net',
  'Eva;X-A=1:b,c\\n',
  '=?utf-8?q?Eva=0D=0ABcc:_boss=40example.net?=',
  '</title><script>throw 1</script>',
  '"><img src=x onerror=throw>',
];
const texts = [...INJECTIONS, ...xssPayloads.slice(0, 40), ...hostileTexts].filter(
  (text) => text.length < 2_000,
);

const renderRawMail = async (mail: ReturnType<typeof composeGuestMail>): Promise<string> => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(
    toNodemailerMessage('Melagrana <sito@example.org>', {
      ...mail,
      ...(mail.calendar ? { calendar: mail.calendar } : {}),
      to: 'eva@example.net',
      messageId: 'a@example.org',
    } as Parameters<typeof toNodemailerMessage>[1]),
  );
  return (message as Buffer).toString();
};
const listHeaderNames = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0]!.toLowerCase())
    .sort();
const listCalendarKeys = (content: string): string[] =>
  content
    .replaceAll(/\r\n[ \t]/g, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(/[:;]/)[0]!);
const listTags = (html: string): string[] =>
  (html.match(/<[a-z!/][^>]*?(?=[\s>])/gi) ?? []).map((tag) => tag.toLowerCase());

describe.each(sampleNames)('the mail "%s"', (name) => {
  const sample = sampleMails[name];
  const composeWithNames = (text: string) =>
    composeGuestMail({
      ...sample,
      firstName: text,
      reservation: { ...sample.reservation, tableName: text },
    });

  it('keeps hostile names as text', async () => {
    const plain = composeWithNames('Eva');
    const plainHeaders = listHeaderNames(await renderRawMail(plain));
    for (const text of texts) {
      const mail = composeWithNames(text);
      expect([text, listHeaderNames(await renderRawMail(mail))]).toEqual([text, plainHeaders]);
      expect([text, listTags(mail.html)]).toEqual([text, listTags(plain.html)]);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      if (plain.calendar)
        expect([text, listCalendarKeys(mail.calendar!.content)]).toEqual([
          text,
          listCalendarKeys(plain.calendar.content),
        ]);
    }
  });
});
