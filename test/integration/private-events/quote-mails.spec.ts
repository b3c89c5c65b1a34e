import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { readMail } from '#test/support/drivers/read-mail.ts';
import { startGuestMailApp, type GuestMailApp } from '#test/support/fixtures/guest-mail-app.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const EMAIL = 'rosalba@example.org';
const PROPOSAL = { price: '€ 46,00 a persona', text: 'Caponata, risotto, cassata.' };

let mails: GuestMailApp;
beforeEach(async () => {
  mails = await startGuestMailApp({ queue: 'PostgreSQL', delayS: 0 });
});
afterEach(() => mails.stop());

const request = async (customerEmail: string | null): Promise<QuoteReceipt> => {
  const { body } = await mails.app
    .guest()
    .post<QuoteReceipt>(
      '/api/event-quotes',
      { ...buildQuoteRequest(), customerEmail },
      { 'idempotency-key': newIdempotencyKey() },
    );
  return body;
};
const answerQuote = (id: string, change: object) =>
  mails.staff.patch(`/api/event-quotes/${id}`, change);
const awaitAllDone = () =>
  pollUntil(async () => ((await mails.outboxTime.countPending()) === 0 ? true : null));
const countMails = async (type: string) => {
  const types = await mails.mailedEventTypes(EMAIL);
  return types.filter((sent) => sent === type).length;
};

describe('the mail about the answer of staff', () => {
  it.each([
    ['approved', 'QuoteApproved'],
    ['rejected', 'QuoteRejected'],
  ])('is sent once when a quote is %s, even if staff answer twice', async (status, type) => {
    const { id } = await request(EMAIL);
    await mails.staff.post(`/api/event-quotes/${id}/proposals`, PROPOSAL);
    await answerQuote(id, { status });
    await answerQuote(id, { status });
    await awaitAllDone();
    expect(await countMails(type)).toBe(1);
  });

  it('is not sent to a guest without an e-mail address', async () => {
    const { id } = await request(null);
    await answerQuote(id, { status: 'rejected' });
    await awaitAllDone();
    expect(mails.smtp.received.filter(({ raw }) => raw.includes('<guest-'))).toEqual([]);
  });

  it('does not contain the reason or the notes of staff', async () => {
    const { id } = await request(EMAIL);
    await answerQuote(id, {
      status: 'rejected',
      rejectionReason: 'no_room',
      adminNotes: 'Segreto di cucina',
    });
    await awaitAllDone();
    expect(await countMails('QuoteRejected')).toBe(1);
    const sent = mails.smtp.received.filter(({ to }) => to.includes(EMAIL));
    const texts = (await Promise.all(sent.map(readMail))).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.join(' ')).not.toMatch(/segreto|posto|completo/i);
  });
});
