import { randomBytes } from 'node:crypto';
import { issueChallenge, verifyProof } from '#src/contexts/abuse-protection/proof-of-work.ts';
import { PROOF_HEADER } from '#src/contracts/proof-of-work-protocol.ts';
import { solveChallenge } from '#web/shared/proof-of-work/solveChallenge.ts';

const key = randomBytes(32);
const now = new Date('2027-03-10T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const bound = { call: 'requestReservation', visitor: 'agata' };
const BITS = 6;

const solved = async (challenge: string, bits = BITS) =>
  (await solveChallenge({ challenge, bits }, new AbortController().signal))[PROOF_HEADER]!;
const fresh = () => issueChallenge(key, bound, BITS, now);

describe('a proof', () => {
  it('holds where browser and server did the same sum', async () =>
    expect(verifyProof(key, bound, await solved(fresh()), now)).toEqual({
      seal: expect.stringMatching(/^[\w-]{43}$/),
      bits: BITS,
      expiresAt: later(600),
    }));

  it('holds for ten minutes', async () => {
    const proof = await solved(fresh());
    expect(verifyProof(key, bound, proof, later(599))).not.toBeNull();
    expect(verifyProof(key, bound, proof, later(600))).toBeNull();
  });

  it.each([
    ['another call', { ...bound, call: 'requestQuote' }],
    ['another visitor', { ...bound, visitor: 'bruno' }],
    [
      'a visitor and a call that only together read the same',
      { call: 'requestReservationa', visitor: 'gata' },
    ],
  ])('is worth nothing for %s', async (_, other) =>
    expect(verifyProof(key, other, await solved(fresh()), now)).toBeNull(),
  );

  it('is worth nothing under another key', async () =>
    expect(verifyProof(randomBytes(32), bound, await solved(fresh()), now)).toBeNull());

  it.each([
    ['an easier sum', (challenge: string) => challenge.replace(/\.6\./, '.0.')],
    [
      'a later expiry',
      (challenge: string) =>
        challenge.replace(/\.(\d{10})\./, (_, expiry: string) => `.${Number(expiry) + 900}.`),
    ],
    ['another random part', (challenge: string) => challenge.replace(/^v1\../, 'v1.~')],
  ])('does not hold for a challenge that somebody gave %s', async (_, forge) => {
    const challenge = forge(fresh());
    expect(challenge).not.toBe(fresh());
    expect(verifyProof(key, bound, await solved(challenge, 0), now)).toBeNull();
  });

  it('holds only where every part is solved', async () => {
    const [challenge = '', nonces = ''] = (
      await solved(issueChallenge(key, bound, 10, now), 10)
    ).split(':');
    const parts = nonces.split(',');
    for (const at of parts.keys())
      expect(
        verifyProof(
          key,
          bound,
          `${challenge}:${parts.with(at, String(Number(parts[at]) + 1)).join(',')}`,
          now,
        ),
      ).toBeNull();
  });

  it.each(['', ':', 'v1', 'v1....', 'x'.repeat(8_000), '1,2,3,4,5,6,7,8', ':1,2,3,4,5,6,7,8'])(
    'is not %p',
    (header) => expect(verifyProof(key, bound, header, now)).toBeNull(),
  );

  it('has eight numbers of at most eight digits and nothing behind them', async () => {
    const proof = await solved(fresh());
    for (const other of [
      `${proof},1`,
      `${proof}:`,
      `${proof} `,
      proof.replace(/,\d+$/, ''),
      proof.replace(/:\d+/, ':123456789'),
      proof.replace(/:\d+/, ':-1'),
    ])
      expect(verifyProof(key, bound, other, now)).toBeNull();
  });
});
