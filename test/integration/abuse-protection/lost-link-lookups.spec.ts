import {
  forwardedFor,
  newNetworkAddress,
  setupRateLimitedApps,
} from '#test/support/fixtures/rate-limited-apps.ts';

const { fixture, requestReservation } = setupRateLimitedApps();

const askForReservation = async () => {
  const { body } = await requestReservation({ customerPhone: '0935 000 4711' });
  return body as unknown as { readonly reference: string; readonly link: string };
};
const find = (reference: string, phoneEnding: string, address: string) =>
  fixture()
    .guest()
    .post<{ link: string }>(
      '/api/reservations/link',
      { reference, phoneEnding },
      forwardedFor(address),
    );

/** Spellings that people and programs use for one code. */
const spellings = (reference: string): string[] => [
  reference,
  reference.toLowerCase(),
  reference.replace('-', ''),
  reference.replace('-', ' '),
  reference.replace('-', '\u2011'),
  `Codice: ${reference}`,
  `#${reference}`,
  ` ${reference}\u200B`,
  reference.replaceAll('0', 'O'),
  reference.replaceAll('1', 'l'),
];

describe('the recovery of a personal link', () => {
  it('accepts the code and the digits as people type them', async () => {
    const { reference, link } = await askForReservation();
    for (const spelling of spellings(reference)) {
      const { status, body } = await find(spelling, '4 7-1\u00A01', newNetworkAddress());
      expect([spelling, status, body.link]).toEqual([spelling, 200, link]);
    }
  });

  it('counts wrong guesses per code and not per spelling', async () => {
    const { reference } = await askForReservation();
    const attacker = newNetworkAddress();
    const statuses: number[] = [];
    for (const [index, spelling] of spellings(reference).entries()) {
      const other = newNetworkAddress();
      statuses.push((await find(spelling, String(1_000 + index), other)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await find(reference, '2000', attacker)).status).toBe(404);
    expect((await find(reference, '2001', attacker)).status).toBe(429);
  });

  it('returns the link for a right answer from a new network after many wrong guesses', async () => {
    const { reference, link } = await askForReservation();
    for (let guess = 0; guess < 20; guess++)
      await find(reference, String(3_000 + guess), newNetworkAddress());
    const { status, body } = await find(reference, '4711', newNetworkAddress());
    expect([status, body.link]).toEqual([200, link]);
  });
});
