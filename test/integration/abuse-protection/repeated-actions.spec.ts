import { MAX_MAILS_DAY } from '#src/contexts/abuse-protection/mail-limit.ts';
import { createGuestMailDeliveries } from '#test/support/drivers/guest-mail-deliveries.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { requestTableWithProof } from '#test/support/drivers/proof-of-work-client.ts';
import {
  newNetworkAddress,
  repeatInSequence,
  setupRateLimitedApps,
} from '#test/support/fixtures/rate-limited-apps.ts';

const { fixture: app, turn, minutesPass } = setupRateLimitedApps();
const MAILBOX = 'casella@example.org';
const LINK_STEPS = 20;

let staff: HttpClient;
beforeAll(async () => {
  staff = await app().staff();
});

const request = async (customerEmail: string | null) =>
  (
    await requestTableWithProof(app().guest(), newNetworkAddress(), turn(), {
      numberOfPeople: 1,
      customerEmail,
    })
  ).answer.body;

describe('a mailbox without a confirmed reservation', () => {
  it(`receives ${MAX_MAILS_DAY} mails a day from requests in any spelling, and then the answer of staff`, async () => {
    const deliveries = createGuestMailDeliveries(app());
    const requests = await repeatInSequence(8, (at) =>
      request(at % 2 ? MAILBOX : MAILBOX.toUpperCase()),
    );
    await deliveries.deliverAll();
    expect(deliveries.listSent()).toHaveLength(MAX_MAILS_DAY);
    await staff.put(`/api/reservations/${requests[7]!.id}`, { status: 'cancelled' });
    await deliveries.deliverAll();
    expect(deliveries.listSent()).toHaveLength(MAX_MAILS_DAY + 1);
    await minutesPass(24 * 60 + 1);
    await request(MAILBOX);
    await deliveries.deliverAll();
    expect(deliveries.listSent()).toHaveLength(MAX_MAILS_DAY + 2);
  });

  it('loses no mail when deliveries are interrupted, because a repeated mail counts once', async () => {
    const interrupted = new Set<string>();
    const deliveries = createGuestMailDeliveries(app(), ({ sendGuestMail }) => ({
      sendGuestMail: async (event) => {
        const messageId = await sendGuestMail(event);
        if (interrupted.has(event.id)) return messageId;
        interrupted.add(event.id);
        throw new Error('interrupted before the record');
      },
    }));
    await repeatInSequence(MAX_MAILS_DAY, () => request(MAILBOX));
    await expect(deliveries.deliverAll()).rejects.toThrow('interrupted');
    await deliveries.deliverAll();
    const sent = deliveries.listSent();
    expect([sent.length, new Set(sent).size]).toEqual([2 * MAX_MAILS_DAY, MAX_MAILS_DAY]);
  });

  it('has no limit after staff have confirmed a reservation', async () => {
    const deliveries = createGuestMailDeliveries(app());
    const requests = await repeatInSequence(8, () => request(MAILBOX));
    await staff.put(`/api/reservations/${requests[0]!.id}`, { status: 'confirmed' });
    await deliveries.deliverAll();
    expect(deliveries.listSent()).toHaveLength(9);
  });
});

describe('the actions by one personal link', () => {
  it(`are limited to ${LINK_STEPS} in ten minutes, and other links are not affected`, async () => {
    const [one, other] = await repeatInSequence(2, async () => (await request(null)).link);
    const note = (link: string, text: string) =>
      app()
        .guest()
        .post(link.replace('/reservations/', '/api/reservations/link/') + '/note', { notes: text });
    const steps = await repeatInSequence(LINK_STEPS + 2, (at) => note(one!, `Nota ${at}`));
    expect(steps.map(({ status }) => status)).toEqual([
      ...Array<number>(LINK_STEPS).fill(200),
      429,
      429,
    ]);
    expect(Number(steps.at(-1)!.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await note(other!, 'Ciao')).status).toBe(200);
    await minutesPass(10);
    expect((await note(one!, 'Di nuovo')).status).toBe(200);
  });
});
